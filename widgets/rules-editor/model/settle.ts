import type { Rule } from '@shared/rules/rules';
import { hasSameValues, isSame } from './rules';
import { orderOf, without, type Changed, type Work } from './work';
import { keepRule, revert } from './workEdits';

/**
 * Settles a conflict. Mine stands on their rule from now on; a rule that they deleted becomes a new one. Taking theirs
 * takes it where both changed a field, and keeps what only I changed.
 */
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
    if (!mine) return keepRule(work, key);
    const others = without(work.changed, (change) => change === mine);
    const left = withTheirs(mine, theirs);
    return {
      ...work,
      changed: hasSameValues(left, theirs) ? others : [...others, { base: theirs, now: left }],
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
    order: orderOf(saved, work).map((each) => (each === key ? newKey : each)),
  };
}

/** What is left of an edit. The base of a conflict differs from their rule in the fields that both changed. */
const withTheirs = ({ base, now }: Changed, theirs: Rule): Rule => ({
  ...now,
  values: now.values.map((value, index) =>
    isSame(base.values[index], theirs.values[index]) ? value : (theirs.values[index] ?? null),
  ),
});
