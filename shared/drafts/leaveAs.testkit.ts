import { unmount } from '../mount/mount';

/**
 * Leaves the page, with its drafts in the shape in which an earlier version of the screen kept them.
 *
 * @example
 * leaveAs<{ text?: string }[]>((kept) => ({ texts: kept.filter(({ text }) => text !== undefined) }));
 */
export function leaveAs<Kept>(shape: (kept: Kept) => unknown) {
  unmount();
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('ww:draft:')) continue;
    const draft = JSON.parse(localStorage.getItem(key) ?? '') as { value: Kept };
    localStorage.setItem(key, JSON.stringify({ ...draft, value: shape(draft.value) }));
  }
}
