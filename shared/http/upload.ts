import type { Answer, Call, NoAnswer } from './classify';
import type { UploadOptions } from './http';
import { openOwnFrame, type OwnFrame } from './ownFrame';
import type { Send } from './send';

export interface FormRequest extends UploadOptions {
  form: FormData;
  headers: Readonly<Record<string, string>>;
  /** Seconds without progress until it is given up; 30 by default. */
  timeout?: number | undefined;
}

/** Bytes per second of the slowest connection that an upload without progress is waited for. */
const slowest = 32_000;

/**
 * Posts multipart form data. fetch cannot tell progress; XMLHttpRequest can, but follows a redirect to another origin
 * with the token in its headers. So it is that of a frame that can reach this origin only. Where there is none, fetch
 * sends the form, refuses such a redirect too, and the progress is null: not known.
 *
 * Never settles once `signal` aborts.
 */
export async function sendForm(
  call: Call,
  request: FormRequest,
  send: Send,
): Promise<Answer | NoAnswer> {
  const frame = await openOwnFrame();
  if (frame) return sendByFrame(frame, call.url, request);

  const { form, headers, timeout = 30, onProgress, signal } = request;
  onProgress?.(null);
  return send(call, {
    method: 'post',
    data: form,
    headers: { ...headers },
    timeout: 1000 * (timeout + sizeOf(form) / slowest),
    ...(signal && { signal }),
  });
}

const sizeOf = (form: FormData) =>
  [...form.values()].reduce((sum, value) => sum + (typeof value === 'string' ? 0 : value.size), 0);

const sendByFrame = (frame: OwnFrame, url: string, request: FormRequest) =>
  new Promise<Answer | NoAnswer>((resolve) => {
    const { form, headers, timeout = 30, onProgress, signal } = request;
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

const answerOf = (xhr: XMLHttpRequest, asked: string): Answer => ({
  status: xhr.status,
  url: xhr.responseURL,
  redirected: xhr.responseURL !== asked.replace(/#.*/, ''),
  text: xhr.responseText,
});
