import type { Batch, BatchVariant } from '@shared/contract/batches';
import { openDraft } from './draft';
import { editDetails } from './editDetails';
import { batchRow, countEdits, rowConflicts, stillUnsaved, withoutSent } from './edits';
import { formReducer, startingForm, type FormAction, type FormState } from './form';
import { copyOfRow, newVariant } from './newRows';
import { payloadOf } from './payload';
import { idsGiven, takenIds } from './taken';
import type { Value } from './values';

const variant = (id: number | string, other: Partial<BatchVariant> = {}): BatchVariant => ({
  id,
  productVariantId: 3,
  productId: 4,
  productName: 'Blue Dream',
  cannabisBatchInventoryUnitId: 7,
  caseSize: '24',
  packageSizeId: 5,
  isDuplicate: false,
  hasOrders: false,
  pullNumber: null,
  stockId: null,
  wasImported: false,
  ...other,
});

const batchWith = (other: Partial<Batch> = {}): Batch => ({
  id: 1,
  batchRef: 'R',
  expirationDate: null,
  harvestDate: null,
  labResultsDate: null,
  manufactureDate: null,
  thc_delta8: null,
  thc_delta9: '12345678901234567',
  sampleCases: null,
  batchUnits: [{ id: 7, name: 'Flower', variants: [11, 12] }],
  batchVariants: [variant(11), variant(12)],
  terpenes: [],
  coas: [],
  ...other,
});

const act = (batch: Batch, ...actions: FormAction[]): FormState =>
  actions.reduce((state, action) => formReducer(state, action, batch), startingForm);

const typed = (field: string, value: Value): FormAction => ({
  type: 'edited',
  list: 'batch',
  id: batchRow,
  field,
  value,
});
const cell = (id: number | string, field: string, value: Value): FormAction => ({
  type: 'edited',
  list: 'variants',
  id,
  field,
  value,
});
const remove = (row: BatchVariant): FormAction => ({ type: 'rowRemoved', list: 'variants', row });
const added = newVariant(
  {
    productVariantId: 3,
    productId: 4,
    productName: 'Blue Dream',
    caseSize: '24',
    packageSizeId: 5,
  },
  7,
);
const addNew: FormAction = { type: 'rowsAdded', list: 'variants', rows: [added] };

it('names no removal of a row that was only added here', () => {
  const { edits } = act(batchWith(), typed('batchRef', 'x'), addNew, remove(added.row));
  expect([countEdits(edits), editDetails(edits)]).toEqual([1, 'Batch reference']);
});

it('keeps an edit that differs behind the digits that a number has room for', () => {
  const batch = batchWith();
  const { edits } = act(batch, typed('thc_delta9', '12345678901234568'));
  expect(stillUnsaved(edits, batch)).toEqual(edits);
  const same = act(batchWith({ thc_delta9: '0.1200' }), typed('thc_delta9', '0.120')).edits;
  expect(countEdits(stillUnsaved(same, batchWith({ thc_delta9: '0.1200' })))).toBe(0);
});

/** What a save sends, and the batch that answers it: `give` makes each new row of what was sent. */
function saving(batch: Batch, { edits }: FormState, give: (row: BatchVariant) => BatchVariant) {
  const payload = payloadOf(batch, edits);
  const batchVariants = payload.batchVariants.map((row) =>
    typeof row.id === 'number' ? row : give(row),
  );
  return { sent: { payload, edits }, answer: { ...batch, batchVariants } };
}

it('gives twins their ids in the order in which they were sent', () => {
  const batch = batchWith();
  const copy = (row: BatchVariant): FormAction => ({
    type: 'rowsAdded',
    list: 'variants',
    rows: [copyOfRow({ row, values: {}, isNew: false })],
  });
  const state = act(batch, copy(variant(11)), copy(variant(11)), copy(variant('copy-of-11')));
  let id = 20;
  const { sent, answer } = saving(batch, state, (row) => ({ ...row, id: id++ }));
  expect([...(takenIds(answer, sent) ?? [])]).toEqual([
    ['copy-of-11', 20],
    ['copy-of-copy-of-11', 21],
    ['copy-of-11-2', 22],
  ]);
});

it('finds a copy of a row without a product, which the server answers with null', () => {
  const { productVariantId: _none, ...row } = variant('copy-of-11');
  const state = act(batchWith(), {
    type: 'rowsAdded',
    list: 'variants',
    rows: [{ row: row as BatchVariant }],
  });
  const { sent, answer } = saving(batchWith(), state, (each) => ({
    ...each,
    id: 20,
    productVariantId: null,
  }));
  expect([...(takenIds(answer, sent) ?? [])]).toEqual([['copy-of-11', 20]]);
});

it('keeps what was typed into a new row while it was saved, though the server changed something else', () => {
  const batch = batchWith();
  const one = act(batch, addNew, typed('batchRef', 'R2 '));
  const { sent, answer } = saving(batch, one, (row) => ({ ...row, id: 20 }));
  const saved = { ...answer, batchRef: 'R2' };
  const two = formReducer(one, cell('new-batch-variant-1', 'pullNumber', 'p'), batch);
  expect(takenIds(saved, sent)).toBeNull();
  const left = stillUnsaved(withoutSent(two.edits, sent.edits, idsGiven(saved, sent)), saved);
  expect(rowConflicts(left, saved)).toEqual([]);
  expect(left).toMatchObject({ batch: [], variants: [{ id: 20, edits: { pullNumber: 'p' } }] });
});

it('sends a new row of a draft beside one that the server has by its id', () => {
  const { edits } = act(batchWith(), addNew, cell(added.row.id, 'pullNumber', 'p'));
  const now = batchWith({ batchVariants: [variant(11), variant('new-batch-variant-1')] });
  const draft = openDraft({ edits, files: [], key: 'k', sent: null }, now);
  if (!draft) throw new Error('Nothing is left of the draft.');
  expect(payloadOf(now, draft.edits).batchVariants.map((row) => [row.id, row.pullNumber])).toEqual([
    [11, null],
    ['new-batch-variant-1', null],
    ['new-batch-variant-1-new', 'p'],
  ]);
});
