import type { Answer, NoAnswer } from './classify';
import type { UploadOptions } from './http';

export interface FormRequest extends UploadOptions {
  /** Absolute, of this origin. */
  url: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
  /** Seconds without progress until it is given up; 30 by default. */
  timeout?: number | undefined;
}

/**
 * Posts multipart form data. fetch cannot tell progress; XMLHttpRequest can, but follows a redirect to
 * another origin with the token in its headers. So it is that of an empty frame whose own content
 * policy allows this origin only: then the browser refuses such a redirect before it sends anything.
 * Never settles once `signal` aborts.
 */
export async function sendForm(request: FormRequest): Promise<Answer | NoAnswer> {
  const frame = await openFrame();

  return new Promise((resolve) => {
    const { url, form, headers, timeout = 30, onProgress, signal } = request;
    const xhr = new frame.window.XMLHttpRequest();
    let timer = 0;
    const keepWaiting = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => end('timeout'), 1000 * timeout);
    };
    const end = (answer?: Answer | NoAnswer) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      xhr.onload = xhr.onerror = xhr.upload.onprogress = null;
      xhr.abort();
      frame.remove();
      if (answer) resolve(answer);
    };
    const stop = () => end();

    xhr.upload.onprogress = ({ loaded, total }) => {
      keepWaiting();
      onProgress?.(total ? loaded / total : 1);
    };
    xhr.onload = () => end(answerOf(xhr, url));
    xhr.onerror = () => end('offline');
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) {
      stop();
      return;
    }

    xhr.open('POST', url);
    xhr.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(form);
    keepWaiting();
  });
}

const answerOf = (xhr: XMLHttpRequest, asked: string): Answer => ({
  status: xhr.status,
  url: xhr.responseURL,
  redirected: xhr.responseURL !== asked.replace(/#.*/, ''),
  text: xhr.responseText,
});

type FrameWindow = Window & typeof globalThis;

/** An empty frame that can connect to this origin only. */
async function openFrame() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // Some browsers exchange the first empty document for another before they tell that it is loaded.
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  // Beside the body, so that it outlives a body that is swapped while the upload runs.
  document.documentElement.append(frame);
  await loaded;

  const window = frame.contentWindow as FrameWindow;
  const inner = window.document;
  // Opening it gives it the page's address: Django asks for a referrer, and about:blank is none.
  inner.open();
  inner.close();
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'";
  const head = inner.createElement('head');
  head.append(policy);
  const root = inner.createElement('html');
  root.append(head);
  inner.replaceChildren();
  inner.append(root);
  return { window, remove: () => frame.remove() };
}
