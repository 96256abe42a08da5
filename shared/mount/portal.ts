/**
 * Where a widget's modals go: an element at the end of the body with the CSS scope of our styles,
 * the colour theme and the writing direction of the host. Made when first asked for, removed when `signal`
 * ends the widget.
 */
export function createPortal(host: HTMLElement, signal: AbortSignal): () => HTMLElement {
  let portal: HTMLElement | undefined;
  return () => {
    if (portal?.isConnected) return portal;
    const made = host.ownerDocument.createElement('div');
    made.className = 'ww';
    made.dataset.wwPortal = '';
    for (const name of ['data-bs-theme', 'dir', 'lang']) {
      const value = host.closest(`[${name}]`)?.getAttribute(name);
      if (value != null) made.setAttribute(name, value);
    }
    host.ownerDocument.body.append(made);
    signal.addEventListener('abort', () => made.remove(), { once: true });
    return (portal = made);
  };
}
