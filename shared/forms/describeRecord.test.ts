import * as v from 'valibot';
import { describeRecord } from './describeRecord';

const { openEdits, wrongNumbers } = describeRecord<
  { id: number; fee: string; zip: string },
  { fee: string; zip: string },
  never
>({
  fields: {
    fee: { label: () => 'Fee', schema: v.string(), isNumber: true },
    zip: { label: () => 'ZIP', schema: v.string() },
  },
  read: jest.fn(),
  change: jest.fn(),
  refresh: jest.fn(),
});

it.each([
  ['fee', '12.5', '12.50', null],
  ['fee', '012', '12', null],
  ['fee', '12.51', '12.50', { fee: '12.51' }],
  ['fee', '', '0', { fee: '' }],
  ['zip', '012', '12', { zip: '012' }],
])('counts two writings of a number as one: %s %s over %s', (name, edit, saved, open) => {
  expect(openEdits({ [name]: edit }, { fee: saved, zip: saved })).toEqual(open);
});

it.each([
  [{ fee: '5 DOZ', zip: '5 DOZ' }, { fee: 'Enter a number.' }],
  [{ fee: '', zip: '' }, {}],
  [{ fee: '-2.50' }, {}],
  [{}, {}],
])('finds in %j what is no number where one belongs', (edits, wrong) => {
  expect(wrongNumbers(edits)).toEqual(wrong);
});
