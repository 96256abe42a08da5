import { keepLinesApart } from '../format/keepLinesApart';
import { followTranslation } from './followTranslation';
import type { Stage } from './stage';
import { themeOf } from './theme';

export interface Portal {
  /** The element, made when first asked for. */
  element: () => HTMLElement;
  /** Puts it back at the end of the body, with the dialogs in it, where a script of the page took it out. */
  comeBack: () => void;
  /** Takes over the colour theme that the host has now. */
  followTheme: () => void;
}

/**
 * Where a widget's modals go: an element at the end of the body with the CSS scope of our styles, the colour theme
 * and the writing direction of the host. Removed when `signal` ends the widget.
 */
export function createPortal(host: HTMLElement, stage: Stage, signal: AbortSignal): Portal {
  let portal: ReturnType<Stage['createPortal']> | undefined;
  const comeBack = () => {
    if (portal && !portal.outer.isConnected) host.ownerDocument.body.append(portal.outer);
  };
  const followTheme = () => {
    if (portal) setTheme(portal.inner, themeOf(host));
  };
  const element = () => {
    comeBack();
    if (portal) return portal.inner;
    portal = stage.createPortal();
    const { outer, inner } = portal;
    for (const name of ['dir', 'lang']) {
      const value = host.closest(`[${name}]`)?.getAttribute(name);
      if (value != null) inner.setAttribute(name, value);
    }
    followTheme();
    comeBack();
    keepLinesApart(inner);
    followTranslation(inner);
    signal.addEventListener('abort', () => outer.remove(), { once: true });
    return inner;
  };
  return { element, comeBack, followTheme };
}

export function setTheme(root: HTMLElement, theme: string | undefined): void {
  if (theme === undefined) delete root.dataset.bsTheme;
  else root.dataset.bsTheme = theme;
}
