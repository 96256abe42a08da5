import { keepLinesApart } from '../format/keepLinesApart';

/**
 * The element that a screen or a dialog is drawn into. Its name is no other element's: a script that morphs the page
 * into a new one (Turbo, idiomorph, Alpine) takes it for none of those that the server wrote, and so never turns it
 * into one of them.
 */
export const rootName = 'ww-root';

export interface Portal {
  /** The element, made when first asked for. */
  element: () => HTMLElement;
  /** Puts it back at the end of the body, with the dialogs in it, where a script of the page took it out. */
  comeBack: () => void;
}

/**
 * Where a widget's modals go: an element at the end of the body with the CSS scope of our styles, the colour theme
 * and the writing direction of the host. Removed when `signal` ends the widget.
 */
export function createPortal(host: HTMLElement, signal: AbortSignal): Portal {
  let portal: HTMLElement | undefined;
  const comeBack = () => {
    if (portal && !portal.isConnected) host.ownerDocument.body.append(portal);
  };
  const element = () => {
    comeBack();
    if (portal) return portal;
    const made = host.ownerDocument.createElement(rootName);
    made.className = 'ww';
    made.dataset.wwPortal = '';
    for (const name of ['data-bs-theme', 'dir', 'lang']) {
      const value = host.closest(`[${name}]`)?.getAttribute(name);
      if (value != null) made.setAttribute(name, value);
    }
    host.ownerDocument.body.append(made);
    keepLinesApart(made);
    signal.addEventListener('abort', () => made.remove(), { once: true });
    return (portal = made);
  };
  return { element, comeBack };
}
