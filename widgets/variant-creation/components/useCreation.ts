import { useMemo, useState } from 'react';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import type { CellEdit } from '@shared/grid/column';
import { forgotten, noHistory, recorded, stepBack, stepForward } from '@shared/sync/history';
import type { Failure } from '@shared/http/failure';
import { variantsUrl } from '../api';
import type { VariantCreationConfig } from '../config';
import type { RowError } from '../model/answers';
import { countOf } from '../model/combinations';
import { patternProblem } from '../model/pattern';
import {
  asSent,
  blankWork,
  cellNames,
  edited,
  isNew,
  mergeWork,
  most,
  patternsOf,
  rowsOf,
  tooMany,
  workSchema,
  type CellName,
  type VariantRow,
  type Work,
} from '../model/work';
import { createVariants } from '../state/createThunk';
import { useAppDispatch } from '../state/slice';

/** How the last creation stands. */
export type End =
  | { status: 'idle' | 'sending' | 'searching' }
  | { status: 'done'; created: number; existed: number; refused: number }
  | { status: 'not-saved' | 'unknown'; failure: Failure };

/** What was refused, by its key: the row as it was sent, and why. */
type Refused = ReadonlyMap<string, { sent: VariantRow; errors: RowError[] }>;

const nothingRefused: Refused = new Map();

/** Variants that are chosen and written, kept past a reload, and what became of creating them. */
export function useCreation(
  product: VariantProduct,
  config: VariantCreationConfig,
  productId: string,
) {
  const dispatch = useAppDispatch();
  const [work, setWork] = useState<Work>(blankWork);
  const [history, setHistory] = useState(noHistory);
  const [refused, setRefused] = useState(nothingRefused);
  const [end, setEnd] = useState<End>({ status: 'idle' });
  const isBusy = end.status === 'sending' || end.status === 'searching';
  const rows = useMemo(() => rowsOf(product, work), [product, work]);
  const fresh = useMemo(() => rows.filter(isNew), [rows]);
  const count = countOf(product.options, work.chosen);
  const patterns = patternsOf(product, work);
  const problems = {
    names: patternProblem(patterns.names, product),
    skus: patternProblem(patterns.skus, product),
  };
  const isOff =
    fresh.length === 0 || fresh.length > most || problems.names !== null || problems.skus !== null;

  const isDirty = fresh.length > 0 || count > tooMany;
  useLeaveGuard(isDirty);
  const draft = useDraft<Work>({
    record: variantsUrl(config, productId),
    schema: workSchema,
    value: isDirty ? work : null,
    merge: mergeWork,
    stillUnsaved: (left) => (isOpen(product, left) ? left : null),
    isUrgent: isBusy,
  });

  const change = (to: Work) => {
    if (isBusy) return;
    setWork(to);
    // What was said of the last creation is not true of what is chosen now.
    setEnd((now) => (now.status === 'done' ? now : { status: 'idle' }));
  };
  const put = (edits: readonly CellEdit[]) => change(edited(product, work, edits));
  const valueNow = ({ rowKey, columnId }: CellEdit) => {
    const row = rows.find(({ key }) => key === rowKey);
    const name = cellNames.find((each) => each === columnId);
    return row && name && isNew(row) ? row[name] : undefined;
  };
  const step = (found: ReturnType<typeof stepBack>): readonly CellEdit[] => {
    if (!found || isBusy) return [];
    setHistory(found.history);
    put(found.edits);
    return found.edits;
  };
  const dismiss = () => setEnd({ status: 'idle' });
  const begin = () => {
    setWork((now) => ({ ...blankWork, patterns: now.patterns }));
    setHistory(noHistory);
    setRefused(nothingRefused);
  };

  return {
    work,
    rows,
    fresh,
    count,
    patterns,
    problems,
    refused: useMemo(() => stillRefused(rows, refused), [rows, refused]),
    end,
    isBusy,
    isOff,
    isDirty,
    history,
    // What is restored among what is sent would go with it.
    offered: isBusy ? null : draft.offered,
    change,
    edit: (edits: readonly CellEdit[]) => {
      if (isBusy) return;
      setHistory((now) => recorded(now, edits));
      put(edits);
    },
    undo: () => step(stepBack(history, valueNow)),
    redo: () => step(stepForward(history, valueNow)),
    dismiss,
    discard: () => {
      begin();
      dismiss();
    },
    restore: () => {
      const { offered } = draft;
      if (offered) setWork((now) => mergeWork(offered.value, now));
      draft.answer();
    },
    forget: () => draft.answer(),
    /** Resolves to whether all of them are there. */
    save: async (): Promise<boolean> => {
      if (isBusy || isOff) return false;
      setEnd({ status: 'sending' });
      const made = await dispatch(
        createVariants(productId, fresh.map(asSent), () => setEnd({ status: 'searching' })),
      );
      if (made.status !== 'done') {
        setEnd(made);
        return false;
      }
      const { created, existed } = made;
      setEnd({ status: 'done', created, existed, refused: made.refused.size });
      if (made.refused.size === 0) {
        begin();
        return true;
      }
      setRefused(
        new Map(
          fresh.flatMap((sent) => {
            const errors = made.refused.get(sent.key);
            return errors ? [[sent.key, { sent, errors }]] : [];
          }),
        ),
      );
      // What was created is nothing to undo.
      setHistory((now) => forgotten(now, ({ rowKey }) => !made.refused.has(rowKey)));
      return false;
    },
  };
}

export type Creating = ReturnType<typeof useCreation>;

const isOpen = (product: VariantProduct, work: Work) =>
  countOf(product.options, work.chosen) > tooMany || rowsOf(product, work).some(isNew);

/** What was said of cells that say the same still, whether they are written or made by a pattern. */
function stillRefused(rows: readonly VariantRow[], refused: Refused) {
  const still = new Map<string, RowError[]>();
  for (const row of rows) {
    const { sent, errors } = refused.get(row.key) ?? {};
    if (!sent || !errors) continue;
    const isSame = (name: CellName) => row[name] === sent[name];
    const left = errors.filter(({ field }) => {
      const name = cellNames.find((each) => each === field);
      return name ? isSame(name) : cellNames.every(isSame);
    });
    if (left.length > 0 || (errors.length === 0 && cellNames.every(isSame)))
      still.set(row.key, left);
  }
  return still;
}
