import type { Rule } from './rules';
import type { Work } from './work';
import { revert } from './workEdits';

/** Settles a conflict. Mine stands on their rule from now on; a rule that they deleted becomes a new one. */
export function settle(
  saved: readonly Rule[],
  work: Work,
  key: string,
  side: 'mine' | 'theirs',
  newKey: string,
): Work {
  const theirs = saved.find((rule) => rule.key === key);
  const mine = work.changed.find(({ now }) => now.key === key);
  if (side === 'theirs') {
    if (!theirs) return revert(saved, work, key, 'changed');
    return {
      ...work,
      changed: work.changed.filter(({ now }) => now.key !== key),
      deleted: work.deleted.filter((rule) => rule.key !== key),
    };
  }
  const changed = work.changed.filter((change) => change !== mine);
  if (!mine)
    return {
      ...work,
      deleted: [...work.deleted.filter((rule) => rule.key !== key), ...(theirs ? [theirs] : [])],
    };
  if (theirs) return { ...work, changed: [...changed, { base: theirs, now: mine.now }] };
  return {
    ...work,
    changed,
    created: [...work.created, { ...mine.now, key: newKey, id: null }],
    order: (work.order ?? saved.map((rule) => rule.key)).map((each) =>
      each === key ? newKey : each,
    ),
  };
}
