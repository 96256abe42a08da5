import { readBook } from '@shared/rules/book';
import { restrictionOf } from '../model/rules';
import { noWork } from '../model/work';
import { rulesReducer, saveChanged, workChanged } from './slice';

it('says on what was refused of a rule while one of another kind is changed that has its id', () => {
  const failure = { kind: 'refused', status: 400, message: '', fields: [] } as const;
  const refusals = [{ family: 'quantity', key: '7', errors: [] }] as const;
  const before = rulesReducer(undefined, { type: '' });
  const refused = rulesReducer(before, saveChanged({ status: 'refused', failure, refusals }));
  const others = rulesReducer(refused, workChanged({ family: 'pricing', work: noWork, key: '7' }));
  expect(others.refusals).toEqual(refusals);
  const own = rulesReducer(others, workChanged({ family: 'quantity', work: noWork, key: '7' }));
  expect(own.refusals).toEqual([]);
  // Nothing is marked any more, and what is there now was not refused.
  expect([others.save.status, own.save.status]).toEqual(['refused', 'idle']);
});

it('takes null in a restriction for nothing said, as a serializer writes it', () => {
  const empty = { quantity: [], pricing: [], visibility: [] };
  const restrictions = [{ family: null, rule_id: 7, field: null, reason: 'Fixed by the state.' }];
  const book = readBook({ rules: empty, fields: empty, perms: {}, restrictions });
  const reasonOf = (id: number) =>
    restrictionOf(book?.restrictions ?? [], 'quantity', { key: `${id}`, id, values: [] });
  expect([reasonOf(7), reasonOf(8)]).toEqual(['Fixed by the state.', null]);
});
