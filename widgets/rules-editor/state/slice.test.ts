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
});
