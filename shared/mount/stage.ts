/**
 * The element that a screen or a dialog is drawn into. Its name is no other element's: a script that morphs the page
 * into a new one (Turbo, idiomorph, Alpine) takes it for none of those that the server wrote, and so never turns it
 * into one of them.
 */
const rootName = 'ww-root';

/** Where a widget is drawn: in its host, or in a shadow root of its host. */
export interface Stage {
  /** Whether the page's style sheets hold in it, and so what they make of `data-bs-theme`. */
  isInPage: boolean;
  /** What the screen is drawn into. */
  root: HTMLElement;
  /** Shows the screen instead of what the server wrote. */
  enter: () => void;
  /** Puts back what the server wrote. */
  leave: () => void;
  isEntered: () => boolean;
  /** Makes an element at the end of the body for dialogs, and the one in it that they are drawn into. */
  createPortal: () => { outer: HTMLElement; inner: HTMLElement };
}

/** An element that the styles of the widgets hold for. */
export function newRoot(page: Document): HTMLElement {
  const root = newElement(page);
  root.className = 'ww';
  return root;
}

export function newPortal(page: Document): HTMLElement {
  const portal = newElement(page);
  portal.dataset.wwPortal = '';
  return portal;
}

function newElement(page: Document): HTMLElement {
  const element = page.createElement(rootName);
  // oxlint-disable-next-line house/no-restricted-syntax -- Before anything in it hears of them.
  element.addEventListener('keydown', stopComposing, true);
  return element;
}

/**
 * The keys with which an input method composes a text belong to it: the Enter that takes a word saves nothing, and the
 * Escape that drops it closes nothing.
 */
function stopComposing(event: KeyboardEvent): void {
  // Safari ends the composition before it tells of the key that did, and leaves nothing else to know it by.
  // oxlint-disable-next-line typescript/no-deprecated
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** The host itself: in the page's own tree, where its themes and its labels reach. */
export function pageStage(host: HTMLElement): Stage {
  const page = host.ownerDocument;
  const root = newRoot(page);
  let fallback: ChildNode[] = [];
  return {
    isInPage: true,
    root,
    enter: () => {
      fallback = [...host.childNodes];
      host.replaceChildren(root);
    },
    leave: () => host.replaceChildren(...fallback),
    isEntered: () => root.parentNode === host,
    createPortal: () => {
      const portal = newPortal(page);
      portal.className = 'ww';
      return { outer: portal, inner: portal };
    },
  };
}
