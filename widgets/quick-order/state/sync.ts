import type { Id } from '@shared/answers/id';
import { createLineSync, type LineSync } from '@shared/sync/createLineSync';
import { createOutcomes } from '@shared/sync/createOutcomes';
import { createShowing } from '@shared/sync/createShowing';
import { unknownIn } from '@shared/sync/createSyncedList';
import { leftIn } from '@shared/sync/leftIn';
import type { FailedEdit } from '@shared/sync/pendingEdits';
import type { Http } from '@shared/http/http';
import { mapResult, type Result } from '@shared/http/result';
import { required } from '@shared/answers/values';
import {
  clearOrder,
  deleteOffer,
  getOrder,
  putPackageSize,
  putPackageSizeAndRefresh,
  putVariant,
  putVariantAndRefresh,
} from '../api';
import type { QuickOrderConfig } from '../config';
import { readOrder } from '../model/answers';
import {
  cellKey,
  concerns,
  differences,
  isApplied,
  isRead,
  merged,
  setOf,
  wantedBy,
  withEdits,
  type Conflict,
  type Line,
  type SetEdit,
  type Sheet,
  type SheetAnswer,
  type SheetEdit,
} from '../model/sheet';
import { notices } from './requests';
import { selectListed } from './selectors';
import {
  dialogFailed,
  editRefused,
  notesDismissed,
  sheetNotes,
  stockTold,
  viewChanged,
  type QuickOrderDispatch,
  type QuickOrderExtra,
  type QuickOrderState,
} from './slice';

// With it, since nothing of an order is shown before what edits it is there.
export { readOrder };

/** The queue of a mounted sheet, and the edits that wait for the person because someone else changed their cells. */
export interface SheetSync extends LineSync<Sheet, SheetEdit, Conflict> {
  /** Of which locations the order is to be known. Reads those of which it is not. */
  choose: (ids: readonly Id[]) => void;
  /** Resolves once it is known what became of an edit, or once it waits for the person. */
  outcome: (key: string, onUnknown: () => void) => Promise<void>;
}

/** The cells that an edit changes, as it leaves them. */
const cellsOf = (edit: SheetEdit, { lines }: Sheet): Line[] => {
  if (edit.type === 'clear')
    return lines.flatMap((line) => (concerns(edit, line) ? [{ ...line, quantity: 0 }] : []));
  const { offer, locationIds, quantity } = edit;
  return locationIds.map((id) => ({
    key: cellKey(offer.key, id),
    offer,
    locationId: id,
    quantity,
  }));
};

/** Sends what is edited, receives what the server has of it, and tells the screen and the page. */
export function startSync(
  { stock: _, ...first }: SheetAnswer,
  chosen: readonly Id[],
  dispatch: QuickOrderDispatch,
  getState: () => QuickOrderState,
  extra: QuickOrderExtra,
): SheetSync {
  const { events, config, http } = extra;
  let ids = chosen;
  /** The server took something since nothing was pending last, of this screen or of others. */
  let isTaken = false;
  /** Something was removed since the sums of the rows were told last. */
  let isCut = false;
  const outcomes = createOutcomes();

  const isQueued = () => selectListed(getState())?.isQueued === true;

  /** The chosen locations and those at which something is on its way, or waits for the person. */
  const toKnow = (): Id[] => {
    const asked = getState().conflicts.map(({ line }) => line.locationId);
    const all = [...ids, ...asked, ...sync.all().flatMap(({ edit }) => edit.locationIds)];
    return [...new Map(all.map((id) => [String(id), id])).values()];
  };

  const sync: LineSync<Sheet, SheetEdit, Conflict> = createLineSync<
    Sheet,
    SheetEdit,
    SheetAnswer,
    Line,
    Conflict
  >({
    extra,
    value: first,
    // The answer to a removal tells of its own locations alone.
    isPartial: true,
    send: (_key, edit) => {
      const known = toKnow();
      const isRemoval = edit.type === 'clear' || edit.quantity === 0;
      // The specification promises no answer: any is a success, and one that brings no order leaves it to be read.
      const isOfQueues = isQueued();
      return mapResult(send(edit, known, http, config), (answer) => {
        const read = readOrder(answer, isRemoval ? edit.locationIds : known, isOfQueues);
        // What a row comes to at some locations is not what it comes to.
        isCut ||= isRemoval;
        return isRemoval && read ? { ...read, sums: [] } : read;
      });
    },
    refetch: () => {
      const known = toKnow();
      const isOfQueues = isQueued();
      return mapResult(getOrder(http, config, known), (answer) =>
        required(readOrder(answer, known, isOfQueues)),
      );
    },
    merge: merged,
    differences,
    isRead,
    // Hundreds of pasted edits go over the sheet in one turn, as it is shown.
    apply: (sheet) => sheet,
    isApplied: (sheet, _key, edit) => isApplied(sheet, edit),
    concerns: ({ edit }, line) => concerns(edit, line),
    wantedBy,
    conflictOf: (edit, { line, now }) =>
      edit.type === 'set' && edit.locationIds.length === 1
        ? { line, mine: edit.quantity, theirs: now }
        : null,
    withConflict: (sheet, conflict) => withEdits(sheet, [setOf(conflict.line, conflict.mine)]),
    showing: createShowing,
    onShow: ({ value, pending, paused, stale }, conflicts, withConflicts) => {
      const edits = pending.map(({ edit }) => edit);
      dispatch(
        viewChanged({
          sheet: withConflicts(withEdits(value, edits)),
          pending: edits.flatMap((edit) => cellsOf(edit, value)),
          unknown: unknownIn(pending),
          paused,
          stale,
          conflicts,
        }),
      );
      if (pending.length > 0 || !isTaken) return;
      isTaken = false;
      if (isCut) sync.refresh();
      isCut = false;
      // What was saved may have changed what the server says of it.
      void dispatch(notices.read(undefined));
    },
    onTaken: (_key, edit) => {
      isTaken = true;
      dispatch(notesDismissed(cellsOf(edit, sync.server()).map(({ key }) => key)));
    },
    onReceive: ({ stock }, changes) => {
      if (stock.length > 0) dispatch(stockTold(stock));
      if (changes.length === 0) return;
      isTaken = true;
      dispatch(sheetNotes.changedElsewhere(changes));
    },
    onOwnChange: ({ totalItems, lines }) => {
      isTaken = true;
      events.emit('ww:cart-changed', {
        slug: config.slug,
        totalItems: totalItems ?? lines.length,
      });
    },
    onFail: (failed) => tellFailed(failed, dispatch),
    onChange: outcomes.tell,
  });

  return {
    ...sync,
    choose: (next) => {
      // What was out of sight may have changed meanwhile.
      const known = ids.map(String).filter((id) => sync.server().readIds.includes(id));
      ids = next;
      const isOther =
        next.length !== known.length || next.some((id) => !known.includes(String(id)));
      if (isOther) sync.refresh();
    },
    outcome: outcomes.of,
  };
}

function tellFailed({ key, edit, failure }: FailedEdit<SheetEdit>, dispatch: QuickOrderDispatch) {
  const [locationId] = edit.locationIds;
  if (
    edit.type === 'clear' ||
    locationId === undefined ||
    key !== cellKey(edit.offer.key, locationId)
  ) {
    dispatch(dialogFailed({ key, failure }));
    return;
  }
  const { offer, quantity } = edit;
  const line = { key, offer, locationId, quantity };
  dispatch(editRefused({ line, asked: quantity, left: leftIn(failure), failure }));
}

function send(
  edit: SheetEdit,
  known: readonly Id[],
  http: Http,
  config: QuickOrderConfig,
): Promise<Result<unknown>> {
  const at = { dispensaryLocationIds: edit.locationIds };
  if (edit.type === 'clear') return clearOrder(http, config, at);
  if (edit.quantity > 0) return set(edit, known, http, config);
  const { variantId, packageSizeId } = edit.offer;
  const item = packageSizeId === null ? { variantId } : { packageSizeId };
  return deleteOffer(http, config, { ...item, ...at });
}

function set(
  { offer, locationIds, quantity, isRefresh }: SetEdit,
  selectedLocationIds: readonly Id[],
  http: Http,
  config: QuickOrderConfig,
) {
  const body = { quantity, dispensaryLocationIds: locationIds, selectedLocationIds };
  const { variantId, packageSizeId } = offer;
  if (packageSizeId === null) {
    const put = isRefresh ? putVariantAndRefresh : putVariant;
    return put(http, config, { ...body, variantId });
  }
  const put = isRefresh ? putPackageSizeAndRefresh : putPackageSize;
  return put(http, config, { ...body, packageSizeId });
}
