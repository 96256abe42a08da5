import { newKey } from '../drafts/newKey';
import { openStorage } from '../page/storage';

/** The `Idempotency-Key`s of writes that must not happen twice. */
export interface AttemptKeys {
  /** The key of what is sent: the same for the same body until the server has said yes or no to it. */
  keyOf: (body: unknown) => string;
  /** The server has said yes or no: the same body sent later is another write. */
  settle: (body: unknown) => void;
}

type Attempt = [body: string, key: string];

/** More lost answers at one time than anyone has. */
const most = 20;

const isAttempts = (found: unknown): found is Attempt[] =>
  Array.isArray(found) &&
  found.every((each) => Array.isArray(each) && each.every((part) => typeof part === 'string'));

/**
 * The keys of one widget and one user. They outlive the dialog that sent the write, the mount, and a reload in the
 * same tab: after a lost answer nobody knows whether the server has it, and only the same key keeps it from happening
 * twice. Bodies are kept as they are sent, so nothing secret may be in them. Where nobody is signed in or storage is
 * blocked, the keys live as long as the mount.
 */
export function createAttemptKeys(widget: string, userId: string | number | null): AttemptKeys {
  const storage = openStorage('sessionStorage');
  const name = `ww:attempts:v1:${widget}:${encodeURIComponent(userId ?? '')}`;
  let attempts: Attempt[] = [];
  const read = () => {
    const found = userId === null ? undefined : storage.get(name);
    if (isAttempts(found)) attempts = found;
  };
  const write = (now: Attempt[]) => {
    attempts = now.slice(-most);
    if (userId !== null) storage.set(name, attempts);
  };
  return {
    keyOf: (body) => {
      read();
      const text = JSON.stringify(body);
      const known = attempts.find(([each]) => each === text);
      if (known) return known[1];
      const key = newKey();
      write([...attempts, [text, key]]);
      return key;
    },
    settle: (body) => {
      read();
      const text = JSON.stringify(body);
      write(attempts.filter(([each]) => each !== text));
    },
  };
}
