import type { Failure } from '../http/failure';
import type { RowsView } from './rowsState';
import { withoutClash } from './settledNews';

interface Fields {
  price: string;
}

const failure: Failure = { kind: 'offline', status: null, message: '', fields: [] };
const clash = { id: 2, names: ['price' as const], now: { id: 2, price: '13' } };
const ended = { status: 'ended' as const, total: 3, saved: [], refused: 0, isUnknown: false };

it.each([
  ['refused rows', { refused: 1, failure: null }],
  ['what failed', { refused: 0, failure }],
])('goes on saying of the save, once its conflict is settled: %s', (_, rest) => {
  const view: RowsView<Fields, Fields> = { ...ended, ...rest, clashes: [clash] };
  expect(withoutClash(view, 2, 'price')).toEqual({ ...view, clashes: [] });
});

it('says nothing more of a save that came to nothing but the conflict', () => {
  const view: RowsView<Fields, Fields> = { ...ended, failure: null, clashes: [clash] };
  expect(withoutClash(view, 2, 'price')).toEqual({ status: 'idle' });
});
