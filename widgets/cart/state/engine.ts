import type { Dispatch } from 'redux';
import type { Failure } from '../../../shared/http/failure';
import {
  createWriteQueue,
  type FailedEdit,
  type KeyedEdit,
  type QueueView,
  type WriteQueue,
} from '../../../shared/http/writeQueue';
import type { Result } from '../../../shared/store/load';
import { applyEdit, concerns, isApplied, type Cart, type CartEdit, type Placed } from '../cart';
import { differences, withUnchanged, type Change } from '../changes';
import { createHeldEdits } from './heldEdits';
import type { CartExtra } from './requests';
import { changedElsewhere, clearFailed, editRefused, viewChanged } from './slice';

export interface Engine extends WriteQueue<CartEdit> {
  /** True while the widget itself tells the page that the cart changed. */
  isTelling: boolean;
  /** Keeps an edit back that was made without knowing what someone else did to its line. */
  hold: (placed: Placed, mine: number) => void;
  isHeld: (key: string) => boolean;
  /** Forgets a held edit, for what the server holds or for another edit. */
  letGo: (keys: readonly string[]) => void;
}

interface Calls {
  send: (edit: CartEdit) => Promise<Result<Cart>>;
  reread: () => Promise<Result<Cart>>;
}

/** The queue of one mounted cart: a store's `extra` is made once for each. */
const engines = new WeakMap<CartExtra, Engine>();

export const engineOf = (extra: CartExtra): Engine | undefined => engines.get(extra);

/** A write that was lost may still arrive: its client has given up, the server has not. */
const lateMilliseconds = 5000;

/** Starts the queue on the server's first answer. Whatever it shows goes to the store. */
export function startEngine(cart: Cart, dispatch: Dispatch, extra: CartExtra, calls: Calls) {
  const { events, config } = extra;
  let server = cart;
  let view: QueueView<Cart, CartEdit> = { value: cart, pending: [], stalled: null };
  let sent: KeyedEdit<CartEdit> | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  const held = createHeldEdits();

  const show = () => {
    const { value, pending, stalled } = view;
    dispatch(
      viewChanged({
        cart: held.over(value),
        pending: pending.map(({ key }) => key),
        stalled,
        conflicts: held.all(),
      }),
    );
  };

  /** The edit of a line that still waits to be sent. */
  const waitingFor = (key: string): CartEdit | undefined => {
    const edit = view.pending.find((each) => each.key === key)?.edit;
    return edit === sent?.edit ? undefined : edit;
  };

  /** Keeps the person's own edit apart from what someone else did to its line. */
  const judge = (change: Change, isLost: boolean): Change[] => {
    const { key } = change.line;
    const waiting = waitingFor(key);
    const wanted = waiting?.type === 'quantity' ? waiting : undefined;
    const own = sent && concerns(sent.key, sent.edit, change.line) ? sent.edit : undefined;
    const asked = own && (own.type === 'clear' ? 0 : own.quantity);
    if (asked === change.now || held.has(key)) return [];
    if (own && !isLost) return [{ ...change, was: asked ?? change.was }];
    const mine = wanted ?? (own?.type === 'quantity' ? own : undefined);
    if (!mine) return [change];
    if (mine.quantity !== change.now) {
      held.add({ ...mine.placed, mine: mine.quantity, theirs: change.now });
      queue.drop(key);
    }
    return [];
  };

  const received = (answer: Result<Cart>, isLost: boolean): Result<Cart> => {
    if (!answer.ok) return answer;
    const before = server;
    server = withUnchanged(before, answer.value);
    const changes = differences(before, server).flatMap((change) => judge(change, isLost));
    held.meet(server);
    if (changes.length > 0) dispatch(changedElsewhere(changes));
    return { ok: true, value: server };
  };

  const tellPage = () => {
    engine.isTelling = true;
    events.emit('ww:cart-changed', {
      slug: config.slug,
      totalItems: server.summary?.totalItems ?? server.lines.length,
    });
    engine.isTelling = false;
  };

  const queue = createWriteQueue<Cart, CartEdit>({
    value: cart,
    send: async (key, edit) => {
      sent = { key, edit };
      const answer = received(await calls.send(edit), false);
      // After a lost answer the state read next still shows this edit, or does not.
      if (answer.ok || answer.failure.kind !== 'unknown-outcome') sent = null;
      if (answer.ok) tellPage();
      return answer;
    },
    reread: async () => {
      const answer = received(await calls.reread(), true);
      if (answer.ok && sent) tellPage();
      if (answer.ok) sent = null;
      return answer;
    },
    apply: applyEdit,
    isApplied,
    onChange: (next, failed) => {
      view = next;
      show();
      if (!failed) return;
      if (!held.has(failed.key)) tellFailed(failed, dispatch);
      lookAgain(failed.failure);
    },
  });

  // A view that failed may have saved before it failed, and a refusal says that the stock has changed.
  const lookAgain = ({ kind }: Failure) => {
    queue.refresh();
    if (kind !== 'offline') return;
    clearTimeout(late);
    late = setTimeout(queue.refresh, lateMilliseconds);
  };

  const engine: Engine = {
    ...queue,
    isTelling: false,
    hold: (placed, mine) => {
      const { key } = placed.line;
      queue.drop(key);
      held.add({ ...placed, mine, theirs: 0 });
      held.meet(server);
      show();
    },
    isHeld: held.has,
    letGo: (keys) => {
      if (held.letGo(keys)) show();
    },
    dispose: () => {
      clearTimeout(late);
      queue.dispose();
    },
  };
  engines.set(extra, engine);
  show();
}

function tellFailed({ edit, failure }: FailedEdit<CartEdit>, dispatch: Dispatch) {
  if (edit.type === 'clear') {
    dispatch(clearFailed(failure));
    return;
  }
  const said = failure.fields.find(({ name }) => name === 'available')?.messages[0];
  const left = said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
  dispatch(editRefused({ ...edit.placed, asked: edit.quantity, left, failure }));
}
