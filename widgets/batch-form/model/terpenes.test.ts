import type { Batch, CoaFindings } from '@shared/contract/batches';
import { rowsOf } from '@shared/forms/rowEdits';
import { mergeEdits, noEdits, stillUnsaved, type Edits } from './edits';
import { findingsOf } from './findings';
import { formReducer, startingForm, type FormAction, type FormState } from './form';
import { generateBatch, randomFrom } from './generated.testkit';
import { newTerpene } from './newRows';
import { payloadOf } from './payload';

const types = [1, 2, 3, 4].map((id) => ({ id, name: `Terpene ${String(id)}` }));

const batch: Batch = {
  ...generateBatch(randomFrom(5)),
  terpenes: [{ id: 71, terpeneTypeId: 1, percentage: '0.3300' }],
};

const act = (state: FormState, ...actions: FormAction[]) =>
  actions.reduce((before, action) => formReducer(before, action, batch), state);

/** The terpenes as they would be sent, each as its type and its share. */
const sent = (edits: Edits, source = batch) =>
  payloadOf(source, edits).terpenes.map(({ terpeneTypeId, percentage }) => [
    terpeneTypeId,
    percentage,
  ]);

const idsOf = ({ edits }: FormState) =>
  rowsOf(batch.terpenes, edits.terpenes).map(({ row }) => row.id);

const analysis = (...terpenes: CoaFindings['terpenes']): CoaFindings => ({
  labResultsDate: null,
  manufactureDate: null,
  thc_delta8: null,
  thc_delta9: null,
  terpenes,
});

const add = (type: number, percentage: string) => ({
  type: 'rowsAdded' as const,
  list: 'terpenes' as const,
  rows: [newTerpene(type, percentage)],
});

describe('what an analysis found, accepted all at once', () => {
  const found = analysis(
    { terpeneTypeId: 2, percentage: '0.11' },
    { terpeneTypeId: 3, percentage: '0.22' },
    { terpeneTypeId: 4, percentage: '0.33' },
  );
  const accepted = findingsOf(batch, noEdits, found, types).map(({ accept }) => accept);

  it('is a row for each terpene, with an id of its own', () => {
    const state = act(startingForm, ...accepted);
    expect(new Set(idsOf(state)).size).toBe(4);
    expect(sent(state.edits)).toEqual([
      [1, 0.33],
      [2, 0.11],
      [3, 0.22],
      [4, 0.33],
    ]);
  });

  it('is taken once where it is accepted twice', () => {
    expect(sent(act(startingForm, ...accepted, ...accepted).edits)).toHaveLength(4);
  });
});

describe('an analysis that names a terpene twice', () => {
  it('offers both values and takes the first when all are accepted', () => {
    const found = analysis(
      { terpeneTypeId: 2, percentage: '0.11' },
      { terpeneTypeId: 2, percentage: '0.19' },
      { terpeneTypeId: 2, percentage: '0.110' },
    );
    const findings = findingsOf(batch, noEdits, found, types);
    expect(findings.map((each) => [each.found, each.isOther])).toEqual([
      ['0.11', false],
      ['0.19', true],
    ]);
    const all = findings.filter(({ isOther }) => !isOther).map(({ accept }) => accept);
    const state = act(startingForm, ...all);
    expect(sent(state.edits)).toContainEqual([2, 0.11]);
    const other = findingsOf(batch, state.edits, found, types).map(({ accept }) => accept);
    expect(sent(act(state, ...other).edits)).toEqual([
      [1, 0.33],
      [2, 0.19],
    ]);
  });
});

describe('a terpene', () => {
  const [row] = batch.terpenes;
  const remove: FormAction[] = row ? [{ type: 'rowRemoved', list: 'terpenes', row }] : [];

  it('that was removed and added again stands there once after Undo', () => {
    const removed = act(startingForm, ...remove);
    const again = act(removed, add(1, '0.5'));
    expect(sent(again.edits)).toEqual([[1, 0.5]]);
    if (!removed.removed) throw new Error('Nothing was removed.');
    const back = act(again, { type: 'rowPutBack', removed: removed.removed });
    expect(sent(back.edits)).toEqual([[1, 0.5]]);
    expect(idsOf(back)).toEqual([71]);
  });

  it('that was added, removed and added again stands there once after Undo', () => {
    const added = act(startingForm, add(2, '0.1'));
    const [, view] = rowsOf(batch.terpenes, added.edits.terpenes);
    if (!view) throw new Error('Nothing was added.');
    const removed = act(added, { type: 'rowRemoved', list: 'terpenes', row: view.row });
    const again = act(removed, add(2, '0.2'));
    if (!removed.removed) throw new Error('Nothing was removed.');
    const back = act(again, { type: 'rowPutBack', removed: removed.removed });
    expect(sent(back.edits).filter(([type]) => type === 2)).toHaveLength(1);
  });

  it('of a draft stands there once beside what was added since', () => {
    const before = act(startingForm, add(2, '0.1'), add(3, '0.3')).edits;
    const now = act(startingForm, add(2, '0.2')).edits;
    const restored = act(startingForm, { type: 'replaced', edits: mergeEdits(before, now) });
    expect(sent(restored.edits).sort()).toEqual([
      [1, 0.33],
      [2, 0.2],
      [3, 0.3],
    ]);
  });

  it('of a draft changes the row that somebody else added meanwhile', () => {
    const draft = act(startingForm, add(2, '0.1')).edits;
    const source = {
      ...batch,
      terpenes: [...batch.terpenes, { id: 72, terpeneTypeId: 2, percentage: '0.4000' }],
    };
    const open = stillUnsaved(draft, source);
    expect(open.terpenes).toMatchObject([
      { id: 72, edits: { percentage: '0.1' }, base: { percentage: null } },
    ]);
    expect(sent(open, source)).toEqual([
      [1, 0.33],
      [2, 0.1],
    ]);
  });
});
