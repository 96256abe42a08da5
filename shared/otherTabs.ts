/** What the page's screens tell the same screens in the browser's other tabs. */
export interface OtherTabs {
  tell: (what: string) => void;
  /** An open channel keeps a page alive: to be called when the screen goes. */
  close: () => void;
}

/**
 * Listens to the other tabs of this site on `topic`, from right after the screen is drawn: opening the channel takes
 * a tenth of a start. Without channels in the browser nothing is told and nothing heard.
 */
export function openTabs(topic: string, onTold: () => void): OtherTabs {
  let channel: BroadcastChannel | null = null;
  const opening = setTimeout(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(topic);
    channel.addEventListener('message', onTold);
  });
  return {
    tell: (what) => channel?.postMessage(what),
    close: () => {
      clearTimeout(opening);
      channel?.close();
    },
  };
}
