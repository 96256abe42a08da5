import type { RecordChange } from '@shared/forms/recordDrafts';
import { redone, stepped, undone } from '@shared/forms/draftSteps';
import { noDrafts, withDrafts, withEdits, withoutEdits, type Drafts } from '../model/drafts';
import type { ProductDraft } from '../model/fields';
import { noRefusals, withoutRefusal, type Refusals } from '../model/results';
import type { EditState } from './editState';
import { type FieldName, type ListedProduct, type ProductFields, keyOf } from '../model/product';

export interface WorkActions {
  edit: (product: ListedProduct, name: FieldName, value: string) => void;
  /** Changes many products in one step. */
  apply: (changes: readonly RecordChange<ProductFields>[]) => void;
  revert: (key: string, name: FieldName) => void;
  discard: () => void;
  undo: () => void;
  redo: () => void;
  restore: (drafts: readonly ProductDraft[]) => void;
}

export interface Work extends WorkActions {
  drafts: Drafts;
  refusals: Refusals;
  canUndo: boolean;
  canRedo: boolean;
}

type SetState = (make: (now: EditState) => EditState) => void;

/** What changes the work; each stays the same. */
export function actionsOn(setState: SetState): WorkActions {
  const change = (make: (drafts: Drafts) => Drafts, step = '') =>
    setState((now) => stepped(now, make(now.drafts), step));
  const forgetRefusal = (key: string, names: readonly FieldName[]) =>
    setState((now) => ({ ...now, refusals: withoutRefusal(now.refusals, key, names) }));
  return {
    edit: (product, name, value) => {
      const key = keyOf(product);
      const edits = { [name]: value };
      change((drafts) => withEdits(drafts, [{ record: product, edits }]), `${key} ${name}`);
      forgetRefusal(key, [name]);
    },
    apply: (changes) => change((drafts) => withEdits(drafts, changes)),
    revert: (key, name) => {
      change((drafts) => withoutEdits(drafts, key, [name]));
      forgetRefusal(key, [name]);
    },
    discard: () => setState((now) => ({ ...stepped(now, noDrafts), refusals: noRefusals })),
    undo: () => setState(undone),
    redo: () => setState(redone),
    restore: (earlier) => change((drafts) => withDrafts(drafts, earlier)),
  };
}

/** What is typed over the products of all pages, with the steps back. */
export function workOf(state: EditState, actions: WorkActions): Work {
  return {
    ...actions,
    drafts: state.drafts,
    refusals: state.refusals,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
  };
}
