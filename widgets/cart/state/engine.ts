import type { Dispatch } from 'redux';
import {
  createWriteQueue,
  type FailedEdit,
  type WriteQueue,
} from '../../../shared/http/writeQueue';
import type { Result } from '../../../shared/store/load';
import { applyEdit, changesBetween, concerns, isApplied, type Cart, type CartEdit } from '../cart';
import type { CartExtra } from './requests';
import { changedElsewhere, clearFailed, editRefused, viewChanged } from './slice';

export interface Engine extends WriteQueue<CartEdit> {
  /** True while the widget itself tells the page that the cart changed. */
  isTelling: boolean;
}

interface Calls {
  send: (edit: CartEdit) => Promise<Result<Cart>>;
  reread: () => Promise<Result<Cart>>;
}

/** The queue of one mounted cart: a store's `extra` is made once for each. */
const engines = new WeakMap<CartExtra, Engine>();

export const engineOf = (extra: CartExtra): Engine | undefined => engines.get(extra);

/** Starts the queue on the server's first answer. Whatever it shows goes to the store. */
export function startEngine(cart: Cart, dispatch: Dispatch, extra: CartExtra, calls: Calls) {
  const { events, config } = extra;
  let server = cart;
  let sent: { key: string; edit: CartEdit } | null = null;

  const received = (answer: Result<Cart>): Result<Cart> => {
    if (!answer.ok) return answer;
    const own = sent;
    const changes = changesBetween(
      server,
      answer.value,
      (line) => own !== null && concerns(own.key, own.edit, line),
    );
    server = answer.value;
    if (changes.length > 0) dispatch(changedElsewhere(changes));
    return answer;
  };

  const tellPage = () => {
    engine.isTelling = true;
    events.emit('ww:cart-changed', {
      slug: config.slug,
      totalItems: server.summary.totalItems,
    });
    engine.isTelling = false;
  };

  const queue = createWriteQueue<Cart, CartEdit>({
    value: cart,
    send: async (key, edit) => {
      sent = { key, edit };
      const answer = received(await calls.send(edit));
      // After a lost answer the state read next still shows this edit, or does not.
      if (answer.ok || answer.failure.kind !== 'unknown-outcome') sent = null;
      if (answer.ok) tellPage();
      return answer;
    },
    reread: async () => {
      const answer = received(await calls.reread());
      if (answer.ok && sent) tellPage();
      if (answer.ok) sent = null;
      return answer;
    },
    apply: applyEdit,
    isApplied,
    onChange: ({ value, pending, stalled }, failed) => {
      dispatch(viewChanged({ cart: value, pending: pending.map(({ key }) => key), stalled }));
      if (!failed) return;
      tellFailed(failed, dispatch);
      // A view that failed may have saved before it failed, and a refusal says that the stock has changed.
      queue.refresh();
    },
  });
  const engine: Engine = { ...queue, isTelling: false };
  engines.set(extra, engine);
  dispatch(viewChanged({ cart, pending: [], stalled: null }));
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
