import type { Failure } from '../http/failure';
import { createReducer } from '../store/createReducer';
import { createSyncedList, unknownIn, type SyncedState } from './createSyncedList';

interface Refusal {
  id: string;
  isRemoval: boolean;
  failure: Failure;
}

const failure: Failure = { kind: 'refused', status: 400, message: 'No.', fields: [] };
const list = createSyncedList<string, Refusal, string>('test', {
  refusalKey: ({ id }) => id,
  removedKey: (id) => id,
  staysBy: ({ id, isRemoval }) => (isRemoval ? id : null),
});
type State = SyncedState<string, Refusal, string>;
const reduce = createReducer<State>(list.initial, (on) => list.reduce(on));
const after = (...actions: Parameters<typeof reduce>[1][]) =>
  actions.reduce<State>(reduce, list.initial);
const refused = (id: string, isRemoval = false) => list.refused({ id, isRemoval, failure });

it('keeps one refusal of each edit, the newest last', () => {
  const { refusals } = after(refused('a'), refused('b'), refused('a'));
  expect(refusals.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('forgets the refusals that are named, or all of them', () => {
  const both = [refused('a'), refused('b')];
  expect(after(...both, list.refusalsDismissed(['a'])).refusals).toHaveLength(1);
  expect(after(...both, list.refusalsDismissed(null)).refusals).toEqual([]);
});

it('offers Undo of what went, and not of what the server kept', () => {
  const state = after(list.removed(['a', 'b']), refused('a', true), refused('b'));
  expect(list.latestRemoval(state.removals, [])).toEqual(['b']);
});

it('offers no Undo of what is there again', () => {
  const { removals } = after(list.removed(['a']), list.removed(['b']));
  expect(list.latestRemoval(removals, ['b'])).toEqual(['a']);
  expect(after(list.removed(['a']), list.removalsDismissed(['a'])).removals).toEqual([]);
});

it('counts the edits that may have been saved', () => {
  expect(unknownIn([{ status: 'unknown' }, { status: 'sent' }])).toBe(1);
});
