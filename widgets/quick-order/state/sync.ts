import type { Dispatch } from 'redux';
import type { Id } from '@shared/id';
import { createConflicts, detectConflict } from '@shared/sync/conflicts';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit, PendingEdit } from '@shared/sync/pendingEdits';
import type { QueueView } from '@shared/sync/queue';
import type { Result } from '@shared/store/load';
import {
  cellKey,
  concerns,
  differences,
  isApplied,
  merged,
  wantedBy,
  withEdits,
  type Change,
  type Conflict,
  type Sheet,
  type SheetAnswer,
  type SheetEdit,
} from '../model/sheet';
import type { QuickOrderExtra, SheetSync } from './extra';
import {
  changedElsewhere,
  dialogFailed,
  editRefused,
  notesDismissed,
  stockTold,
  viewChanged,
} from './slice';

// With it, since nothing of an order is shown before what edits it is there.
export { readOrder } from '../model/answers';

interface Calls {
  send: (edit: SheetEdit, ids: readonly Id[]) => Promise<Result<SheetAnswer | null>>;
  refetch: (ids: readonly Id[]) => Promise<Result<SheetAnswer>>;
  /** Nothing is pending any more, and the server took something since it was last so. */
  onSettle: () => void;
}

/** Edits on their way from which on the answers are shown a few times a second, in milliseconds. */
const longBlock = 20;
const shownEvery = 100;

const setOf = ({ line, mine }: Conflict): SheetEdit => ({
  type: 'set',
  offer: line.offer,
  locationIds: [line.locationId],
  quantity: mine,
  isRefresh: false,
});

/** The cells that an edit changes. */
const cellsOf = (edit: SheetEdit, { lines }: Sheet): string[] =>
  edit.type === 'clear'
    ? lines.filter((line) => concerns(edit, line)).map(({ key }) => key)
    : edit.locationIds.map((id) => cellKey(edit.offer.key, id));

/** Starts on the server's first answer. Whatever it shows goes to the store. */
export function startSync(
  { stock: _, ...first }: SheetAnswer,
  chosen: readonly Id[],
  dispatch: Dispatch,
  { events, config, http }: QuickOrderExtra,
  calls: Calls,
): SheetSync {
  let server: Sheet = first;
  let ids = chosen;
  let view: QueueView<Sheet, SheetEdit> = {
    value: server,
    pending: [],
    paused: null,
    stale: null,
  };
  /** True while the widget itself tells the page that the order changed. */
  let isTelling = false;
  let isTaken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const conflicts = createConflicts<Sheet, number, Conflict>({
    keyOf: ({ line }) => line.key,
    wantsIn: ({ lines }) => {
      const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
      return (key) => quantities.get(key) ?? 0;
    },
    apply: (sheet, conflict) => withEdits(sheet, [setOf(conflict)]),
  });

  /** The chosen locations and those at which something is on its way. */
  const toKnow = (): Id[] => {
    const all = [...ids, ...queue.all().flatMap(({ edit }) => edit.locationIds)];
    return [...new Map(all.map((id) => [String(id), id])).values()];
  };

  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    const { value, pending, paused, stale } = view;
    const edited = withEdits(
      value,
      pending.map(({ edit }) => edit),
    );
    dispatch(
      viewChanged({
        sheet: conflicts.applyTo(edited),
        pending: pending.flatMap(({ edit }) => cellsOf(edit, value)),
        unknown: pending.filter(({ status }) => status === 'unknown').length,
        paused,
        stale,
        conflicts: conflicts.all(),
      }),
    );
    if (pending.length > 0 || !isTaken) return;
    isTaken = false;
    calls.onSettle();
  };

  /** Those who wait for what becomes of an edit. */
  let waiters: { key: string; onUnknown: () => void; resolve: () => void }[] = [];
  const tellWaiters = () => {
    waiters = waiters.filter(({ key, onUnknown, resolve }) => {
      const edit = view.pending.find((each) => each.key === key);
      if (edit?.status === 'unknown') onUnknown();
      const isOpen = edit !== undefined && view.paused === null;
      if (!isOpen) resolve();
      return isOpen;
    });
  };

  /** Keeps the person's own edits apart from what someone else did to a cell. */
  const sortOut = (
    change: Change,
    pending: readonly PendingEdit<SheetEdit>[],
    answered: string | null,
  ) => {
    const { line, now } = change;
    const mineOf = (isWaiting: boolean) =>
      pending.find(
        ({ status, edit }) => (status === 'waiting') === isWaiting && concerns(edit, line),
      );
    const own = mineOf(false);
    const waiting = mineOf(true)?.edit;
    const sent = own && {
      wants: wantedBy(own.edit),
      isAnswered: own.status === 'accepted' || own.key === answered,
    };
    const whose = detectConflict(now, sent, waiting && { wants: wantedBy(waiting) });
    if (whose === 'own' || conflicts.has(line.key)) return [];
    if (whose === 'adjusted') return [{ ...change, was: sent?.wants ?? change.was }];
    const mine = waiting ?? own?.edit;
    if (whose === 'theirs' || mine?.type !== 'set' || mine.locationIds.length > 1) return [change];
    conflicts.add({ line, mine: mine.quantity, theirs: now });
    queue.drop(line.key);
    return [];
  };

  /** Takes over what the server holds. `answered` is the key of the edit whose answer says so, null for a read. */
  const receive = (answer: SheetAnswer, answered: string | null): Sheet => {
    const before = server;
    server = merged(before, answer);
    const pending = queue.all();
    const found = differences(before, server);
    const changes = found.flatMap((change) => sortOut(change, pending, answered));
    conflicts.reconcile(server);
    if (answer.stock.length > 0) dispatch(stockTold(answer.stock));
    if (changes.length > 0) dispatch(changedElsewhere(changes));
    // Of what others did, they tell the page themselves.
    if (answered !== null || found.length > changes.length) tellPage();
    return server;
  };

  const tellPage = () => {
    isTaken = true;
    isTelling = true;
    events.emit('ww:cart-changed', {
      slug: config.slug,
      totalItems: server.totalItems ?? server.lines.length,
    });
    isTelling = false;
  };

  const queue = createMutationQueue<Sheet, SheetEdit>({
    value: server,
    // The answer to a removal tells of its own locations alone.
    isPartial: true,
    serverLimit: http.serverLimit,
    send: async (key, edit) => {
      const answer = await calls.send(edit, toKnow());
      if (!answer.ok) return answer;
      isTaken = true;
      // What others had done to the cell is over.
      dispatch(notesDismissed(cellsOf(edit, server)));
      return { ok: true, value: answer.value && receive(answer.value, key) };
    },
    refetch: async () => {
      const answer = await calls.refetch(toKnow());
      return answer.ok ? { ok: true, value: receive(answer.value, null) } : answer;
    },
    // Hundreds of pasted edits go over the sheet in one turn, in `show`.
    apply: (sheet) => sheet,
    isApplied: (sheet, _key, edit) => isApplied(sheet, edit),
    onChange: (next, failed) => {
      view = next;
      // A pasted block is hundreds of answers: drawing each of them is most of the time that it takes.
      if (next.pending.length > longBlock && !failed) timer ??= setTimeout(show, shownEvery);
      else show();
      if (failed && !conflicts.has(failed.key)) tellFailed(failed, dispatch);
      tellWaiters();
    },
  });

  show();
  return {
    ...queue,
    editAll: (edits) => {
      queue.editAll(edits);
      // What the person did is seen at once, however much there is.
      show();
    },
    choose: (next) => {
      ids = next;
      if (next.some((id) => !server.readIds.includes(String(id)))) queue.refresh();
    },
    refresh: () => {
      if (!isTelling) queue.refresh();
    },
    hold: (line, mine) => {
      queue.drop(line.key);
      conflicts.add({ line, mine, theirs: 0 });
      conflicts.reconcile(server);
      show();
    },
    outcome: (key, onUnknown) =>
      new Promise((resolve) => {
        waiters.push({ key, onUnknown, resolve });
        tellWaiters();
      }),
    hasConflict: conflicts.has,
    discardConflicts: (keys) => {
      if (conflicts.discard(keys)) show();
    },
    dispose: () => {
      clearTimeout(timer);
      queue.dispose();
    },
  };
}

function tellFailed({ key, edit, failure }: FailedEdit<SheetEdit>, dispatch: Dispatch) {
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
  const said = failure.fields.find(({ name }) => name === 'available')?.messages[0];
  const left = said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
  dispatch(
    editRefused({ line: { key, offer, locationId, quantity }, asked: quantity, left, failure }),
  );
}
