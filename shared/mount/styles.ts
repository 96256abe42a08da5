/**
 * Waits until `widgets.css` is there, adding its link where the page has none, so that no screen
 * shows unstyled. A style sheet that cannot be loaded does not hold the widget back.
 *
 * The address is relative to this code: chunks and classic builds both stand one folder below it.
 */
export function stylesReady(page: Document): Promise<void> {
  const here = import.meta.url;
  if (!here.startsWith('http')) return Promise.resolve();

  const existing = page.querySelector<HTMLLinkElement>(
    'link[data-ww-css], link[href*="/widgets."]',
  );
  const link = existing ?? page.createElement('link');
  if (!existing) {
    link.rel = 'stylesheet';
    link.href = new URL('../widgets.css', here).href;
    link.dataset.wwCss = '';
    page.head.append(link);
  }
  if (link.sheet || link.dataset.wwCss === 'done') return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      link.dataset.wwCss = 'done';
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  });
}
