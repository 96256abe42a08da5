/** Everything of the page and the browser where a secret might stand. */
export const everywhere = () =>
  [
    document.documentElement.outerHTML,
    [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    ),
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ].join('\n');

interface Store {
  getState: () => unknown;
}

/** The stores of the page, found through what the library keeps at its elements, whichever it is. */
export function storesOnPage(): Store[] {
  const seen = new Set<unknown>();
  const stores: Store[] = [];
  const waiting: unknown[] = [...document.querySelectorAll('[data-widget], [data-widget] *')];
  while (waiting.length > 0 && seen.size < 100_000) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if ('getState' in value && typeof value.getState === 'function') stores.push(value as Store);
    const isNode = value instanceof Node;
    for (const key of Object.keys(value)) {
      // Of an element only what the library has added: its fibre, its nodes.
      if (!isNode || key.startsWith('__')) waiting.push(Reflect.get(value, key));
    }
  }
  return stores;
}
