import { newPortal, newRoot, type Stage } from './stage';
import { newLink, sheetLoaded, staticFolder, writtenLink } from './styles';

/** The variables that a page may set on the host, but for those with an ending. */
const settable = [
  ...['primary', 'secondary', 'success', 'danger', 'warning', 'info'].flatMap((name) =>
    ['', '-bg-subtle', '-border-subtle', '-text-emphasis'].map((part) => name + part),
  ),
  ...['body-color', 'body-bg', 'secondary-color', 'secondary-bg', 'tertiary-bg', 'border-color'],
  ...['control-border', 'focus-color', 'border-width', 'border-radius', 'border-radius-sm'],
  ...['border-radius-lg', 'box-shadow', 'box-shadow-sm', 'text-size'],
];

/**
 * A shadow root of the host, and one of its own for the dialogs at the end of the body: no rule of the page reaches the
 * screen, not even one that is called important. The page's `--bs-*` are taken over as elsewhere, and what it sets of
 * `--ww-*` on the host. Resolves when the style sheets are there; until then what the server wrote is seen.
 */
export async function shadowStage(
  host: HTMLElement,
  widget: string,
  signal: AbortSignal,
): Promise<Stage> {
  const page = host.ownerDocument;
  const root = newRoot(page);
  const slot = page.createElement('slot');
  const takeOver = (element: HTMLElement) => {
    const style = getComputedStyle(host);
    for (const name of settable.map((ending) => `--ww-${ending}`)) {
      const value = style.getPropertyValue(name);
      if (value) element.style.setProperty(name, value);
    }
  };
  const fill = async (element: HTMLElement, content: HTMLElement) => {
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const links = ['widgets', widget].map((sheet) => ownLink(page, sheet));
    const loaded = Promise.all(links.map(sheetLoaded));
    shadow.replaceChildren(...links, content);
    await loaded;
  };

  const portal = { outer: newPortal(page), inner: newRoot(page) };
  // It stays there while the widget lives: put in anew it would be without its style sheets for a while.
  page.body.append(portal.outer);
  signal.addEventListener('abort', () => portal.outer.remove());
  await Promise.all([fill(host, slot), fill(portal.outer, portal.inner)]);
  takeOver(root);
  takeOver(portal.inner);
  return {
    isInPage: false,
    root,
    enter: () => slot.replaceWith(root),
    leave: () => root.replaceWith(slot),
    isEntered: () => root.parentNode !== null,
    createPortal: () => portal,
  };
}

/** A further link to a style sheet, at the address and with the integrity of the page's where it has one. */
function ownLink(page: Document, sheet: string): HTMLLinkElement {
  const folder = staticFolder();
  const written = writtenLink(page, folder, sheet);
  return (written?.cloneNode() as HTMLLinkElement | undefined) ?? newLink(page, folder, sheet);
}
