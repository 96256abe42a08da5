/**
 * Waits until the style sheets of a screen are there, `widgets.css` and its own, adding the links that the page does
 * not have, so that no screen shows unstyled. A style sheet that cannot be loaded does not hold the widget back.
 *
 * The addresses are relative to this code: chunks and classic builds both stand one folder below them.
 */
export async function stylesReady(page: Document, widget: string): Promise<void> {
  const here = import.meta.url;
  if (!here.startsWith('http')) return;
  const folder = new URL('..', here).href;
  // In this order: where both have a rule, the screen's own is the later one.
  await Promise.all(['widgets', widget].map((sheet) => sheetReady(page, folder, sheet)));
}

function sheetReady(page: Document, folder: string, sheet: string): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')];
  const written = links.find(
    (link) =>
      link.dataset.wwCss === sheet ||
      // Collected static files carry a hash in their name: widgets.1f2e3d.css.
      link.href.startsWith(`${folder}${sheet}.`) ||
      // Marked by hand, without a name.
      (link.dataset.wwCss === '' && sheet === 'widgets'),
  );
  const link = written ?? addLink(page, folder, sheet);
  const { wwCssState: state } = link.dataset;
  // A link that failed before this code ran tells nobody any more; the page's own load event came after it.
  const isPast = state !== 'loading' && page.readyState === 'complete';
  if (link.sheet || isPast || state === 'done') return Promise.resolve();

  return new Promise((resolve) => {
    const done = () => {
      link.dataset.wwCssState = 'done';
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    if (written) window.addEventListener('load', done, { once: true });
  });
}

function addLink(page: Document, folder: string, sheet: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}${sheet}.css`;
  link.dataset.wwCss = sheet;
  link.dataset.wwCssState = 'loading';
  page.head.append(link);
  return link;
}
