import type { Dispatch } from 'redux';
import { createConflicts, detectConflict } from '@shared/sync/conflicts';
import { createMutationQueue } from '@shared/sync/mutationQueue';
import type { FailedEdit, PendingEdit } from '@shared/sync/pendingEdits';
import type { QueueView } from '@shared/sync/queue';
import type { Result } from '@shared/store/load';
import { applyEdit, concerns, isApplied, type Cart, type CartEdit } from '../model/cart';
import { differences, withUnchanged, type Change, type Conflict } from '../model/changes';
import type { CartExtra, CartSync } from './extra';
import { changedElsewhere, clearFailed, editRefused, notesDismissed, viewChanged } from './slice';

// With it, since nothing of a cart is shown before what edits it is there.
export { readCart } from '../model/readCart';

interface Calls {
  send: (edit: CartEdit) => Promise<Result<Cart | null>>;
  refetch: () => Promise<Result<Cart>>;
}

/** The quantity that an edit leaves a line with. */
const wantedBy = (edit: CartEdit) => (edit.type === 'clear' ? 0 : edit.quantity);

/** Starts on the server's first answer. Whatever it shows goes to the store. */
export function startSync(
  cart: Cart,
  dispatch: Dispatch,
  { events, config, http }: CartExtra,
  calls: Calls,
): CartSync {
  let server = cart;
  let view: QueueView<Cart, CartEdit> = { value: cart, pending: [], paused: null, stale: null };
  /** True while the widget itself tells the page that the cart changed. */
  let isTelling = false;
  /** Lines of edits whose result the grid says, as long as any edit is on its way. */
  const said = new Set<string>();

  const conflicts = createConflicts<Cart, number, Conflict>({
    keyOf: ({ line }) => line.key,
    wantsIn: ({ lines }) => {
      const quantities = new Map(lines.map(({ key, quantity }) => [key, quantity]));
      return (key) => quantities.get(key) ?? 0;
    },
    apply: (value, { line, place, mine: quantity }) =>
      applyEdit(value, line.key, { type: 'quantity', quantity, placed: { line, place } }),
  });

  const show = () => {
    const { value, pending, paused, stale } = view;
    const keys = pending.map(({ key }) => key);
    if (keys.length === 0) said.clear();
    dispatch(
      viewChanged({
        cart: conflicts.applyTo(value),
        pending: keys,
        unsaid: keys.filter((key) => !said.has(key)),
        unknown: pending.filter(({ status }) => status === 'unknown').map(({ key }) => key),
        paused,
        stale,
        conflicts: conflicts.all(),
      }),
    );
  };

  /** Keeps the person's own edits apart from what someone else did to a line. */
  const sortOut = (
    change: Change,
    pending: readonly PendingEdit<CartEdit>[],
    answered: string | null,
  ) => {
    const { line, now } = change;
    const own = pending.find(
      (each) => each.status !== 'waiting' && concerns(each.key, each.edit, line),
    );
    const waiting = pending.find(
      (each) => each.status === 'waiting' && each.key === line.key,
    )?.edit;
    const sent = own && {
      wants: wantedBy(own.edit),
      isAnswered: own.status === 'accepted' || own.key === answered,
    };
    const whose = detectConflict(now, sent, waiting && { wants: wantedBy(waiting) });
    if (whose === 'own' || conflicts.has(line.key)) return [];
    if (whose === 'adjusted') return [{ ...change, was: sent?.wants ?? change.was }];
    const mine = waiting ?? own?.edit;
    if (whose === 'theirs' || mine?.type !== 'quantity') return [change];
    conflicts.add({ ...mine.placed, mine: mine.quantity, theirs: now });
    queue.drop(line.key);
    return [];
  };

  /** Takes over what the server holds. `answered` is the key of the edit whose answer says so, null for a read. */
  const receive = (value: Cart, answered: string | null): Cart => {
    const before = server;
    server = withUnchanged(before, value);
    const pending = queue.all();
    const found = differences(before, server);
    const changes = found.flatMap((change) => sortOut(change, pending, answered));
    conflicts.reconcile(server);
    if (changes.length > 0) dispatch(changedElsewhere(changes));
    // Of what others did, they tell the page themselves.
    if (answered !== null || found.length > changes.length) tellPage();
    return server;
  };

  const tellPage = () => {
    isTelling = true;
    events.emit('ww:cart-changed', {
      slug: config.slug,
      totalItems: server.summary?.totalItems ?? server.lines.length,
    });
    isTelling = false;
  };

  const queue = createMutationQueue<Cart, CartEdit>({
    value: cart,
    serverLimit: http.serverLimit,
    send: async (key, edit) => {
      const answer = await calls.send(edit);
      if (!answer.ok) return answer;
      // What others had done to the line is over.
      dispatch(notesDismissed([key]));
      return { ok: true, value: answer.value && receive(answer.value, key) };
    },
    refetch: async () => {
      const answer = await calls.refetch();
      return answer.ok ? { ok: true, value: receive(answer.value, null) } : answer;
    },
    apply: applyEdit,
    isApplied,
    onChange: (next, failed) => {
      view = next;
      show();
      if (failed && !conflicts.has(failed.key)) tellFailed(failed, dispatch);
    },
  });

  show();
  return {
    ...queue,
    refresh: () => {
      if (!isTelling) queue.refresh();
    },
    hold: (placed, mine) => {
      queue.drop(placed.line.key);
      conflicts.add({ ...placed, mine, theirs: 0 });
      conflicts.reconcile(server);
      show();
    },
    saidByGrid: (keys) => {
      for (const key of keys) said.add(key);
    },
    hasConflict: conflicts.has,
    discardConflicts: (keys) => {
      if (conflicts.discard(keys)) show();
    },
  };
}

function tellFailed({ edit, failure }: FailedEdit<CartEdit>, dispatch: Dispatch) {
  if (edit.type === 'clear') {
    dispatch(clearFailed({ slug: edit.slug, seller: edit.seller, failure }));
    return;
  }
  const said = failure.fields.find(({ name }) => name === 'available')?.messages[0];
  const left = said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
  dispatch(editRefused({ ...edit.placed, asked: edit.quantity, left, failure }));
}
