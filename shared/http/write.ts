import type { Result } from './result';
import type { Answer, Call, NoAnswer } from './classify';
import { findToken, type Identity } from './csrf';

/** Sends a call with the CSRF token; `header` is empty when there is none. */
export type SendWith = (
  token: string,
  header: Readonly<Record<string, string>>,
) => Promise<Answer | NoAnswer>;

/** Sends a call and reads its answer, and does both once more if the token was refused. */
export type Write = <T>(
  call: Call,
  send: SendWith,
  read: (call: Call, answer: Answer | NoAnswer) => Result<T>,
) => Promise<Result<T>>;

/** Keeps the CSRF token of one mounted widget and adds it to its writes. */
export function createWrite(identity: Identity): Write {
  const { host, csrf = {} } = identity;
  const { headerName = 'X-CSRFToken' } = csrf;
  // Taken at once: a cookie read later may be that of another user who signed in meanwhile.
  let token = findToken(host.ownerDocument, csrf);

  return async (call, send, read) => {
    token ||= findToken(host.ownerDocument, csrf);
    const attempt = async () => read(call, await send(token, token ? { [headerName]: token } : {}));

    const result = await attempt();
    if (result.ok || result.failure.kind !== 'csrf') return result;

    // Rare, so its code comes when it is needed. Where that fails the refusal stands as it is.
    const fresh = await import('./freshToken').then(
      (module) => module.freshToken(identity),
      () => ({ kind: 'csrf' as const }),
    );
    if ('kind' in fresh) return { ok: false, failure: { ...result.failure, kind: fresh.kind } };
    token = fresh.token;
    return attempt();
  };
}
