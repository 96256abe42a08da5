/**
 * Waits until the style sheets of a screen are there, `widgets.css` and its own, adding the links that the page does
 * not have, so that no screen shows unstyled. A style sheet that cannot be loaded does not hold the widget back.
 *
 * The addresses are relative to this code: chunks and classic builds both stand one folder below them.
 */
export async function stylesReady(page: Document, widget: string): Promise<void> {
  const folder = staticFolder();
  if (!folder.startsWith('http')) return;
  // In this order: where both have a rule, the screen's own is the later one.
  await Promise.all(['widgets', widget].map((sheet) => sheetReady(page, folder, sheet)));
}

/** The address of the folder that the style sheets are in. */
export const staticFolder = () => new URL('..', import.meta.url).href;

function sheetReady(page: Document, folder: string, sheet: string): Promise<void> {
  const written = writtenLink(page, folder, sheet);
  const link = written ?? page.head.appendChild(newLink(page, folder, sheet));
  const { wwCssState: state } = link.dataset;
  // A link that failed before this code ran tells nobody any more; the page's own load event came after it.
  const isPast = state !== 'loading' && page.readyState === 'complete';
  return link.sheet || isPast || state === 'done' ? Promise.resolve() : sheetLoaded(link, written);
}

/** Resolves when a style sheet is there or cannot be had; for one that the page wrote, at its load event at the latest. */
export function sheetLoaded(link: HTMLLinkElement, written?: unknown): Promise<void> {
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

/** The page's own link to a style sheet of ours, `widgets` or a screen's. */
export const writtenLink = (page: Document, folder: string, sheet: string) =>
  [...page.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')].find(
    (link) =>
      link.dataset.wwCss === sheet ||
      // Collected static files carry a hash in their name: widgets.1f2e3d.css.
      link.href.startsWith(`${folder}${sheet}.`) ||
      // Marked by hand, without a name.
      (link.dataset.wwCss === '' && sheet === 'widgets'),
  );

export function newLink(page: Document, folder: string, sheet: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = `${folder}${sheet}.css`;
  link.dataset.wwCss = sheet;
  link.dataset.wwCssState = 'loading';
  return link;
}
