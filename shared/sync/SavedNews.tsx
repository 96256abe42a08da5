import { useEffect, useRef, useState } from 'react';
import { tn } from '../page/i18n';

interface Props<Edit> {
  /** The edits that the server has not confirmed, each by its key. */
  pending: readonly { key: string; edit: Edit }[];
  /** What the server made of an edit that is pending no more; null where that is said elsewhere. */
  says: (edit: Edit) => string | null;
}

/** More than this many at once are counted and not named. */
const namedAtMost = 3;

/** Says to screen readers what became of edits that are saved as one goes, as soon as the last of them is. */
export function SavedNews<Edit>({ pending, says }: Props<Edit>) {
  const [said, setSaid] = useState('');
  const waiting = useRef(new Map<string, Edit>());
  useEffect(() => {
    for (const { key, edit } of pending) waiting.current.set(key, edit);
    if (pending.length > 0 || waiting.current.size === 0) return;
    const ended = [...waiting.current.values()].map(says).filter((each) => each !== null);
    waiting.current.clear();
    setSaid(
      ended.length > namedAtMost
        ? tn('%(count)s change saved.', '%(count)s changes saved.', ended.length)
        : ended.join(' '),
    );
  }, [pending, says]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
