import { openStorage } from '../page/storage';

const maxAge = 2 * 60 * 1000;
const keyOf = (widget: string) => `ww:notice:v1:${widget}`;

/**
 * Leaves a notice for the same widget on the page that this tab goes to next: a save that is answered by
 * a redirect is told after it. The notice is plain JSON. Where storage is blocked it is lost silently.
 */
export const leaveNotice = (widget: string, notice: unknown): void => {
  openStorage('sessionStorage').set(keyOf(widget), { at: Date.now(), notice });
};

/**
 * Takes the notice that was left for this widget, at most once. Null when there is none, when it is
 * not what `isNotice` asks for, or when it is older than 2 minutes: the redirect then ended elsewhere.
 */
export const takeNotice = <T>(
  widget: string,
  isNotice: (notice: unknown) => notice is T,
): T | null => {
  const storage = openStorage('sessionStorage');
  const { at, notice } = (storage.get(keyOf(widget)) ?? {}) as { at?: unknown; notice?: unknown };
  storage.remove(keyOf(widget));
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) <= maxAge;
  return isFresh && isNotice(notice) ? notice : null;
};
