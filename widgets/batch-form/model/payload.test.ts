import type { Batch, BatchPayload } from '@shared/contract/batches';
import type { BatchField } from './batch';
import { batchRow, noEdits } from './edits';
import { formReducer, startingForm, type FormAction } from './form';
import { payloadOf } from './payload';
import { takenIds } from './taken';
import { generateBatch, randomFrom } from './generated.testkit';

const actOn = (batch: Batch, ...actions: FormAction[]) =>
  actions.reduce((state, action) => formReducer(state, action, batch), startingForm).edits;

const act = (...actions: FormAction[]) => actOn(one(), ...actions);

const typed = (field: BatchField, value: string): FormAction => ({
  type: 'edited',
  list: 'batch',
  id: batchRow,
  field,
  value,
});

/** What a payload should be, put together from the loaded batch by hand and not by the form's own means. */
function expected(batch: Batch): unknown {
  const number = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? parseFloat(value) : value;
  const {
    expirationDate: expiration_date,
    harvestDate: harvest_date,
    labResultsDate: lab_results_date,
    manufactureDate: manufacture_date,
    thc_delta8,
    thc_delta9,
    ...rest
  } = batch;
  return {
    ...rest,
    expiration_date,
    harvest_date,
    lab_results_date,
    manufacture_date,
    thc_delta_8: number(thc_delta8),
    thc_delta_9: number(thc_delta9),
    sampleCases: number(batch.sampleCases),
    batchVariants: batch.batchVariants.map((row) => ({ ...row, caseSize: number(row.caseSize) })),
    terpenes: batch.terpenes.map((row) => ({ ...row, percentage: number(row.percentage) })),
  };
}

it('sends 1,000 generated batches that nobody touched as they were loaded', () => {
  const random = randomFrom(20_261_121);
  for (let round = 0; round < 1000; round++) {
    const batch = generateBatch(random);
    const before = structuredClone(batch);
    expect(payloadOf(batch, noEdits)).toEqual(expected(before));
    expect(batch).toEqual(before);
  }
});

it('sends what was typed and typed back as it was loaded, in 1,000 generated batches', () => {
  const random = randomFrom(7);
  for (let round = 0; round < 1000; round++) {
    const batch = generateBatch(random);
    const row = batch.batchVariants[0];
    const cell = { type: 'edited', list: 'variants', field: 'pullNumber' } as const;
    const was = row?.pullNumber ?? '';
    const edits = actOn(
      batch,
      typed('batchRef', `${batch.batchRef}x`),
      typed('batchRef', batch.batchRef),
      ...(row
        ? [
            { ...cell, id: row.id, value: 'typed' },
            { ...cell, id: row.id, value: was },
          ]
        : []),
    );
    expect(payloadOf(batch, edits)).toEqual(expected(batch));
  }
});

const one = (): Batch => ({
  id: 1,
  batchRef: '0012',
  expirationDate: null,
  harvestDate: null,
  labResultsDate: null,
  manufactureDate: '2026-09-14',
  thc_delta8: null,
  thc_delta9: '21.4000',
  sampleCases: null,
  batchUnits: [
    { id: 7, name: 'Flower', variants: [11, 12, 99] },
    { id: 8, name: 'Smalls', variants: [] },
  ],
  batchVariants: [11, 12].map((id) => ({
    id,
    productVariantId: 3,
    productId: 4,
    productName: 'Blue Dream',
    cannabisBatchInventoryUnitId: 7,
    caseSize: '24',
    packageSizeId: 5,
    isDuplicate: false,
    hasOrders: false,
    pullNumber: '0012',
    stockId: '0x1A',
    wasImported: false,
  })),
  terpenes: [{ id: 21, terpeneTypeId: 1, percentage: '0.6210' }],
  coas: [],
});

it.each(['0012', '1e5', '0x1A', ' 7 ', '1,5', '٣', 'Infinity', ''])(
  'keeps %j as it is in every text field',
  (text) => {
    const batch = one();
    const edits = act(
      typed('batchRef', text),
      { type: 'edited', list: 'variants', id: 11, field: 'pullNumber', value: text },
      { type: 'edited', list: 'variants', id: 11, field: 'stockId', value: text },
    );
    const { batchRef, batchVariants } = payloadOf(batch, edits);
    expect([batchRef, batchVariants[0]?.pullNumber, batchVariants[0]?.stockId]).toEqual([
      text,
      text,
      text,
    ]);
    const untouched = { ...batch, batchRef: text };
    expect(payloadOf(untouched, noEdits).batchRef).toBe(text);
  },
);

it.each([
  ['21.4', 21.4],
  ['21.4000', 21.4],
  [' 7 ', 7],
  ['-0.5', -0.5],
  ['0012', 12],
  ['', null],
  ['  ', null],
  ['1e5', '1e5'],
  ['0x1A', '0x1A'],
  ['12,5', '12,5'],
  ['12345678901234567', '12345678901234567'],
  ['0.1234567890123456', '0.1234567890123456'],
])('reads %j in a number field as %j', (text, value) => {
  const edits = act(typed('thc_delta9', text));
  expect(payloadOf(one(), edits).thc_delta_9).toBe(value);
});

it('sends the day that was chosen, and none for an empty field', () => {
  const edits = act(typed('harvestDate', '2026-03-01'), typed('manufactureDate', ''));
  expect(payloadOf(one(), edits)).toMatchObject({
    harvest_date: '2026-03-01',
    manufacture_date: null,
  });
});

it('takes the day of a moment by its text, whatever the zone', () => {
  const batch = { ...one(), harvestDate: '2026-03-01T00:00:00Z' };
  expect(payloadOf(batch, noEdits)).toMatchObject({ harvest_date: '2026-03-01' });
});

it('moves the id of a variant with its unit, and leaves ids it does not know', () => {
  const cell = { type: 'edited', list: 'variants' } as const;
  const edits = act(
    { ...cell, id: 11, field: 'cannabisBatchInventoryUnitId', value: 8 },
    { type: 'rowRemoved', list: 'variants', row: rowOf(12) },
  );
  const { batchUnits, batchVariants } = payloadOf(one(), edits);
  expect(batchUnits.map(({ variants }) => variants)).toEqual([[99], [11]]);
  expect(batchVariants.map((row) => [row.id, row.cannabisBatchInventoryUnitId])).toEqual([[11, 8]]);
});

const rowOf = (id: number) => {
  const row = one().batchVariants.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
};

describe('a lost answer', () => {
  const added = act(typed('thc_delta9', '22'), {
    type: 'rowsAdded',
    list: 'terpenes',
    rows: [{ row: { id: 'new-terpene-1', terpeneTypeId: 2, percentage: '0.1' } }],
  });
  const saved = (payload: BatchPayload): Batch => ({
    ...one(),
    thc_delta9: '22.0000',
    terpenes: payload.terpenes.map((row, index) => ({
      ...row,
      id: 21 + index,
      percentage: Number(row.percentage).toFixed(4),
    })),
  });

  it('is found to be saved, with the ids that new rows were given', () => {
    const payload = payloadOf(one(), added);
    expect([...(takenIds(saved(payload), { payload, edits: added }) ?? [])]).toEqual([
      ['new-terpene-1', 22],
    ]);
  });

  it('is found to be saved where the server writes a number in another way', () => {
    const edits = act(typed('thc_delta9', '22.50'));
    const now = { ...one(), thc_delta9: '22.5000' };
    expect(takenIds(now, { payload: payloadOf(one(), edits), edits })).not.toBeNull();
  });

  it('is found to be saved though somebody else changed other things since', () => {
    const payload = payloadOf(one(), added);
    const [first, ...others] = saved(payload).terpenes;
    const now = {
      ...saved(payload),
      batchRef: 'theirs',
      terpenes: [...others, { ...first, id: 90, terpeneTypeId: 9, percentage: '0.5' }],
    };
    expect([...(takenIds(now, { payload, edits: added }) ?? [])]).toEqual([['new-terpene-1', 22]]);
  });

  it('is found not to be saved', () => {
    const payload = payloadOf(one(), added);
    const sent = { payload, edits: added };
    expect(takenIds(one(), sent)).toBeNull();
    expect(takenIds({ ...saved(payload), thc_delta9: '23.0000' }, sent)).toBeNull();
    expect(takenIds({ ...saved(payload), terpenes: one().terpenes }, sent)).toBeNull();
  });
});
