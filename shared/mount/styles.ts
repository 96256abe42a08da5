/**
 * Waits until `widgets.css` is there, adding its link where the page has none, so that no screen
 * shows unstyled. A style sheet that cannot be loaded does not hold the widget back.
 *
 * The address is relative to this code: chunks and classic builds both stand one folder below it.
 */
export function stylesReady(page: Document): Promise<void> {
  const here = import.meta.url;
  if (!here.startsWith('http')) return Promise.resolve();
  const folder = new URL('..', here).href;

  // Collected static files carry a hash in their name: widgets.1f2e3d.css.
  const written = [...page.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet]')].find(
    (link) => link.dataset.wwCss !== undefined || link.href.startsWith(`${folder}widgets.`),
  );
  const link = written ?? addLink(page, `${folder}widgets.css`);
  // A link that failed before this code ran tells nobody any more; the page's own load event came after it.
  const isPast = link.dataset.wwCss !== 'loading' && page.readyState === 'complete';
  if (link.sheet || isPast || link.dataset.wwCss === 'done') return Promise.resolve();

  return new Promise((resolve) => {
    const done = () => {
      link.dataset.wwCss = 'done';
      resolve();
    };
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
    if (written) window.addEventListener('load', done, { once: true });
  });
}

function addLink(page: Document, href: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.wwCss = 'loading';
  page.head.append(link);
  return link;
}
