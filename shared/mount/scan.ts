/** Every host inside `root`, and `root` itself if it is one. */
export function findHosts(root: ParentNode): HTMLElement[] {
  const inside = [...root.querySelectorAll<HTMLElement>('[data-widget]')];
  return root instanceof HTMLElement && root.dataset.widget ? [root, ...inside] : inside;
}

/**
 * Calls `run` when the host's `data-load` says so: `eager` (the default) at once, `visible` when it
 * comes near the viewport, `idle` when the page has nothing else to do.
 */
export function whenDue(host: HTMLElement, run: () => void): void {
  const load = host.dataset.load;
  if (load === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: '200px' },
    );
    observer.observe(host);
  } else if (load === 'idle' && 'requestIdleCallback' in window) {
    requestIdleCallback(run, { timeout: 2000 });
  } else if (load === 'idle') {
    // Safari has no idle callback; a timer lets the page's own start-up go first.
    setTimeout(run, 200);
  } else {
    run();
  }
}

/** What tells a widget what it is to be. A script that morphs the page changes them in a host that stays. */
const hostAttributes = ['data-widget', 'data-config', 'data-config-from'];

/**
 * Tells `onAdded` of every host that htmx, Turbo or any other script adds to the page, and calls `onChanged` after
 * anything was removed or the config of a host changed. A host that only moved is neither.
 */
export function watchPage(
  page: Document,
  onAdded: (host: HTMLElement) => void,
  onChanged?: () => void,
): void {
  new MutationObserver((records) => {
    const isChange = ({ type, removedNodes }: MutationRecord) =>
      type === 'attributes' || removedNodes.length > 0;
    if (records.some(isChange)) onChanged?.();
    for (const record of records) {
      for (const node of record.addedNodes) {
        if (node instanceof HTMLElement && node.isConnected) findHosts(node).forEach(onAdded);
      }
    }
    // `page` and not its body: Turbo replaces the whole body.
  }).observe(page, { childList: true, subtree: true, attributeFilter: hostAttributes });
}
