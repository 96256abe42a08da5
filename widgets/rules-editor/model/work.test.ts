import type { RuleField, RuleValue } from '@shared/contract/rules';
import { byFamily, keyOf, type Rule } from '@shared/rules/rules';
import { makeRandom } from './rules.testkit';
import { keep, restore } from './kept';
import { settle } from './settle';
import { rebase } from './rebase';
import {
  conflictsOf,
  countWork,
  hasWork,
  marksOf,
  mergeSaved,
  noWork,
  shownRules,
  type Work,
} from './work';
import { addRule, bringBack, deleteRule, editRule, moveRule, removedOf, revert } from './workEdits';

const rule = (id: number, ...values: RuleValue[]): Rule => ({ key: keyOf(id), id, values });
const fresh = (key: string, ...values: RuleValue[]): Rule => ({ key, id: null, values });
const saved = [rule(1, 1, 'a'), rule(2, 2, 'b'), rule(3, 3, 'c'), rule(4, 4, 'd')];

const fields: RuleField[] = ['amount', 'note'].map((name) => ({
  name,
  label: name,
  type: 'text',
  is_condition: false,
}));

const shown = (list: readonly Rule[], work: Work) =>
  shownRules(list, work)
    .map(({ key }) => key)
    .join(' ');

describe('pending changes', () => {
  it('mark a changed rule, and forget it when it is as the server has it', () => {
    const changed = editRule(saved, noWork, '2', 0, 9);
    expect(marksOf(changed, '2')).toEqual(['changed']);
    expect(shownRules(saved, changed)[1]?.values).toEqual([9, 'b']);
    expect(hasWork(editRule(saved, changed, '2', 0, '2'))).toBe(false);
    expect(hasWork(revert(saved, changed, '2', 'changed'))).toBe(false);
  });

  it('mark what a person moved and nothing else, until it is back', () => {
    const moved = moveRule(saved, noWork, '3', 0);
    expect(shown(saved, moved)).toBe('3 1 2 4');
    expect(moved.moved).toEqual(['3']);
    expect(hasWork(moveRule(saved, moved, '3', 2))).toBe(false);
    expect(hasWork(revert(saved, moved, '3', 'moved'))).toBe(false);
  });

  it('take back one of several moves and keep the others', () => {
    const moved = moveRule(saved, moveRule(saved, noWork, '4', 0), '1', 3);
    expect(shown(saved, moved)).toBe('4 2 3 1');
    const back = revert(saved, moved, '4', 'moved');
    expect(shown(saved, back)).toBe('2 3 4 1');
    expect(back.moved).toEqual(['1']);
  });

  it('keep a deleted rule where it is, and bring back a new one with what it said', () => {
    const added = addRule(saved, noWork, fresh('new-rule-1', 5, 'e'), '2');
    expect(shown(saved, added)).toBe('1 2 new-rule-1 3 4');
    const removed = removedOf(saved, added, 'new-rule-1');
    const gone = deleteRule(saved, added, 'new-rule-1');
    expect(hasWork(gone)).toBe(false);
    expect(removed && bringBack(saved, gone, removed)).toEqual(added);

    const edited = editRule(saved, noWork, '1', 1, 'x');
    const mine = removedOf(saved, edited, '1');
    const deleted = deleteRule(saved, edited, '1');
    expect(marksOf(deleted, '1')).toEqual(['deleted']);
    expect(mine && bringBack(saved, deleted, mine)).toEqual(edited);
  });

  it('bring a new rule back to the end where the one before it is gone', () => {
    const added = addRule(saved, noWork, fresh('new-rule-1', 5, 'e'), '4');
    const removed = removedOf(saved, added, 'new-rule-1');
    const theirs = saved.slice(0, -1);
    const back = removed && bringBack(theirs, noWork, removed);
    expect(back && shown(theirs, back)).toBe('1 2 3 new-rule-1');
  });

  it('keep the edits of a deleted rule until it is back, whatever else was deleted meanwhile', () => {
    const edited = editRule(saved, noWork, '1', 1, 'x');
    const deleted = deleteRule(saved, deleteRule(saved, edited, '1'), '2');
    expect(marksOf(deleted, '1')).toEqual(['deleted']);
    expect(countWork(deleted)).toMatchObject({ changed: 0, deleted: 2 });
    const back = revert(saved, deleted, '1', 'deleted');
    expect(shownRules(saved, back)[0]?.values).toEqual([1, 'x']);
    expect(marksOf(back, '1')).toEqual(['changed']);
    expect(hasWork(revert(saved, revert(saved, back, '2', 'deleted'), '1', 'changed'))).toBe(false);
  });

  it('keep the edits of a deleted rule when the list moves on, and take what only they changed', () => {
    const work = deleteRule(saved, editRule(saved, noWork, '1', 0, 9), '1');
    const theirs = [rule(1, 1, 'theirs'), ...saved.slice(1)];
    const back = settle(theirs, rebase(saved, theirs, work), '1', 'theirs', 'n');
    expect(conflictsOf(theirs, back)).toEqual([]);
    expect(shownRules(theirs, back)[0]?.values).toEqual([9, 'theirs']);
  });

  it('keep the edits of a deleted rule past a reload', () => {
    const work = deleteRule(saved, editRule(saved, noWork, '1', 0, 9), '1');
    const book = { rules: byFamily(() => saved), fields: byFamily(() => fields) };
    const nothing = byFamily(() => noWork);
    const kept = keep(book, { ...nothing, quantity: work });
    const back = restore(book, nothing, JSON.parse(JSON.stringify(kept)) as typeof kept, () => 'n');
    expect(shownRules(saved, revert(saved, back.quantity, '1', 'deleted'))[0]?.values).toEqual([
      9,
      'a',
    ]);
  });

  it('are the list itself once they are saved', () => {
    let work = editRule(saved, noWork, '2', 0, 9);
    work = deleteRule(saved, work, '3');
    work = addRule(saved, work, fresh('new-rule-1', 5, 'e'), null);
    const answered = new Map([['new-rule-1', rule(50, 5, 'e')]]);
    const merged = mergeSaved(saved, work, answered);
    expect(merged.map(({ key, values }) => [key, ...values])).toEqual([
      ['50', 5, 'e'],
      ['1', 1, 'a'],
      ['2', 9, 'b'],
      ['4', 4, 'd'],
    ]);
  });
});

describe('a list that moved on', () => {
  it('takes what only they changed, and keeps what only I changed', () => {
    const work = editRule(saved, noWork, '1', 0, 9);
    const theirs = [rule(1, 1, 'theirs'), ...saved.slice(1)];
    const now = rebase(saved, theirs, work);
    expect(conflictsOf(theirs, now)).toEqual([]);
    expect(shownRules(theirs, now)[0]?.values).toEqual([9, 'theirs']);
  });

  it('shows both sides where both changed one value', () => {
    const work = editRule(saved, noWork, '1', 0, 9);
    const theirs = [rule(1, 7, 'a'), ...saved.slice(1)];
    const now = rebase(saved, theirs, work);
    const [conflict] = conflictsOf(theirs, now);
    expect([conflict?.mine?.values, conflict?.theirs?.values]).toEqual([
      [9, 'a'],
      [7, 'a'],
    ]);
    expect(hasWork(settle(theirs, now, '1', 'theirs', 'n'))).toBe(false);
    const mine = settle(theirs, now, '1', 'mine', 'n');
    expect(conflictsOf(theirs, mine)).toEqual([]);
    expect(shownRules(theirs, mine)[0]?.values).toEqual([9, 'a']);
  });

  it('keeps what I changed in other fields when I take theirs', () => {
    const work = editRule(saved, editRule(saved, noWork, '1', 0, 9), '1', 1, 'mine');
    const theirs = [rule(1, 7, 'a'), ...saved.slice(1)];
    const taken = settle(theirs, rebase(saved, theirs, work), '1', 'theirs', 'n');
    expect(conflictsOf(theirs, taken)).toEqual([]);
    expect(shownRules(theirs, taken)[0]?.values).toEqual([7, 'mine']);
  });

  it('keeps a rule that they deleted and I changed, as a new one if I want', () => {
    const work = editRule(saved, noWork, '3', 0, 9);
    const theirs = saved.filter(({ id }) => id !== 3);
    const now = rebase(saved, theirs, work);
    expect(shown(theirs, now)).toBe('1 2 3 4');
    expect(conflictsOf(theirs, now)[0]?.theirs).toBeNull();
    const mine = settle(theirs, now, '3', 'mine', 'new-rule-1');
    expect(mine.created).toEqual([fresh('new-rule-1', 9, 'c')]);
    expect(shown(theirs, mine)).toBe('1 2 new-rule-1 4');
    expect(hasWork(settle(theirs, now, '3', 'theirs', 'n'))).toBe(false);
  });

  it('asks about a rule that they changed and I deleted', () => {
    const work = deleteRule(saved, noWork, '2');
    const theirs = saved.map((each) => (each.id === 2 ? rule(2, 8, 'b') : each));
    const now = rebase(saved, theirs, work);
    expect(conflictsOf(theirs, now)).toHaveLength(1);
    const mine = settle(theirs, now, '2', 'mine', 'n');
    expect(conflictsOf(theirs, mine)).toEqual([]);
    expect(mine.deleted).toEqual([theirs[1]]);
  });

  it('has nothing left to do when the server did it all: a save whose answer was lost', () => {
    let work = addRule(saved, noWork, fresh('new-rule-1', 5, 'e'), '1');
    work = moveRule(saved, editRule(saved, work, '4', 1, 'x'), '4', 0);
    const theirs = [rule(4, 4, 'x'), rule(1, 1, 'a'), rule(50, 5, 'e'), ...saved.slice(1, 3)];
    expect(hasWork(rebase(saved, theirs, work))).toBe(false);
  });

  it('puts my moves and additions where they stood', () => {
    let work = moveRule(saved, noWork, '4', 1);
    work = addRule(saved, work, fresh('new-rule-1', 5, 'e'), '4');
    const theirs = [rule(9, 9, 'z'), ...saved];
    expect(shown(theirs, rebase(saved, theirs, work))).toBe('9 1 4 new-rule-1 2 3');
  });
});

it('outlives a reload whatever was done, for 300 seeded walks', () => {
  const random = makeRandom(5);
  const below = (count: number) => Math.floor(random() * count);
  for (let walk = 0; walk < 300; walk += 1) {
    let work = noWork;
    for (let step = 0; step < 12; step += 1) {
      const list = shownRules(saved, work);
      const key = list[below(list.length)]?.key ?? '1';
      const isGone = work.deleted.some((each) => each.key === key);
      const what = below(isGone ? 3 : 4);
      if (what === 0) work = moveRule(saved, work, key, below(list.length));
      if (what === 1) work = addRule(saved, work, fresh(`new-rule-${step}`, step, 'n'), key);
      if (what === 2 && !isGone) work = editRule(saved, work, key, 0, 10 + below(3));
      if (what === 3) work = deleteRule(saved, work, key);
    }
    const book = { rules: byFamily(() => saved), fields: byFamily(() => fields) };
    const kept = JSON.parse(
      JSON.stringify(keep(book, { ...byFamily(() => noWork), quantity: work })),
    ) as ReturnType<typeof keep>;
    let keys = 100;
    const back = restore(
      book,
      byFamily(() => noWork),
      kept,
      () => `new-rule-${++keys}`,
    ).quantity;
    const says = (now: Work) =>
      shownRules(saved, now).map(({ id, values, key }) => [id, ...values, ...marksOf(now, key)]);
    expect(says(back)).toEqual(says(work));
  }
});
