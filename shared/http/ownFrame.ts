export interface OwnFrame {
  window: Window & typeof globalThis;
  remove: () => void;
}

/** Milliseconds until an empty frame should have told that it is loaded. */
const loadLimit = 1000;

/**
 * An empty frame whose own content policy lets it connect to this origin only: the browser refuses a redirect to
 * another one before it sends anything there. Null where the page cannot have such a frame.
 *
 * Each engine needs something of its own. Chromium and WebKit send the referrer that Django asks for only once the
 * document was opened by the page; WebKit moreover only once it has an entry of its own, or it calls its origin
 * "null". In Firefox the frame stays at about:blank, of which 'self' is nothing: so the policy names the origin.
 */
export async function openOwnFrame(): Promise<OwnFrame | null> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // Some browsers exchange the first empty document for another before they tell that it is loaded.
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, loadLimit);
  });
  // Beside the body, so that it outlives a body that is swapped while the upload runs.
  document.documentElement.append(frame);
  await loaded;

  try {
    const window = frame.contentWindow as OwnFrame['window'];
    givePageAddress(window);
    addPolicy(window.document);
    return { window, remove: () => frame.remove() };
  } catch {
    frame.remove();
    return null;
  }
}

function givePageAddress({ document: inner, history }: Window): void {
  inner.open();
  inner.close();
  // Firefox leaves the address as it is, refuses this one and does without.
  if (inner.URL.startsWith('http')) history.replaceState(null, '', inner.URL);
}

function addPolicy(inner: Document): void {
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${location.origin}`;
  const head = inner.createElement('head');
  head.append(policy);
  const root = inner.createElement('html');
  root.append(head);
  inner.replaceChildren();
  inner.append(root);
}
