import type { Dispatch } from 'redux';
import {
  createWriteQueue,
  type FailedEdit,
  type WriteQueue,
} from '../../../shared/http/writeQueue';
import type { Result } from '../../../shared/store/load';
import {
  applyEdit,
  firstView,
  isApplied,
  keyOf,
  type Drawer,
  type DrawerEdit,
  type LineEdit,
  type View,
} from '../drawer';
import type { DrawerExtra } from './requests';
import {
  clearFailed,
  editRefused,
  itemsRemoved,
  pageFailed,
  queueChanged,
  removalUndone,
} from './slice';

export interface Engine extends WriteQueue<DrawerEdit> {
  /** True while the widget itself tells the page that the order changed. */
  isTelling: boolean;
  /** What waits to be confirmed for an item. */
  waiting: (key: string) => LineEdit | undefined;
}

interface Calls {
  view: () => View;
  send: (
    edit: DrawerEdit,
    server: Drawer,
    itemId: string | number | null,
  ) => Promise<Result<Drawer>>;
  reread: (unsure: DrawerEdit | null) => Promise<Result<Drawer>>;
}

/** A page as the server answered it, and the view it is of. */
interface Shown {
  drawer: Drawer;
  view: View;
}

/** The queue of one mounted drawer: a store's `extra` is made once for each. */
const engines = new WeakMap<DrawerExtra, Engine>();

export const engineOf = (extra: DrawerExtra): Engine | undefined => engines.get(extra);

/** Starts the queue on the server's first answer. Whatever it shows goes to the store. */
export function startEngine(start: Shown, dispatch: Dispatch, extra: DrawerExtra, calls: Calls) {
  const first = start.drawer;
  const { events, config } = extra;
  let server = first;
  let unsure: DrawerEdit | null = null;
  /** Items came or went: the page is to be filled anew once nothing waits to be sent. */
  let isReshaped = false;
  /** The page that `server` is of. */
  let shown = start.view;
  let waiting = new Map<string, DrawerEdit>();
  // Of all items that were seen: an edit may be sent after its page has been left.
  const ids = new Map<string, string | number>();

  const learn = (drawer: Drawer) => {
    server = drawer;
    for (const item of [...drawer.items, ...drawer.aside]) ids.set(keyOf(item), item.id);
  };
  learn(first);

  const tellPage = () => {
    engine.isTelling = true;
    events.emit('ww:order-changed', { orderId: config.orderId });
    engine.isTelling = false;
  };

  /** Reads until the answer is that of the page that is looked at by then. */
  const read = async (): Promise<Result<Drawer>> => {
    for (;;) {
      const view = calls.view();
      const answer = await calls.reread(unsure);
      if (view !== calls.view()) continue;
      if (answer.ok) {
        shown = view;
        learn(answer.value);
      } else dispatch(pageFailed({ failure: answer.failure, isKnownOld: isReshaped }));
      return answer;
    }
  };

  const queue = createWriteQueue<Drawer, DrawerEdit>({
    value: first,
    // The answer of a write knows its own item: what another widget changed meanwhile is still to be read.
    isPartial: true,
    send: async (key, edit) => {
      unsure = edit;
      const answer = await calls.send(edit, server, ids.get(key) ?? null);
      // After a lost answer the state read next still shows this edit, or does not.
      if (answer.ok || answer.failure.kind !== 'unknown-outcome') unsure = null;
      if (!answer.ok) return answer;
      const isGone = edit.type === 'line' && edit.quantity === 0;
      // By amount an item may have moved to another place, and to another page.
      const isMoved = calls.view().orderBy !== firstView.orderBy;
      isReshaped ||= isGone || isMoved || edit.type === 'clear' || !ids.has(key);
      if (edit.type === 'clear') ids.clear();
      if (isGone) ids.delete(key);
      learn(answer.value);
      tellPage();
      return answer;
    },
    reread: async () => {
      const was = unsure;
      const answer = await read();
      if (!answer.ok) return answer;
      if (was) {
        if (was.type === 'clear') ids.clear();
        else ids.delete(keyOf(was.placed.item));
        learn(answer.value);
        tellPage();
      }
      unsure = null;
      isReshaped = false;
      return answer;
    },
    apply: applyEdit,
    isApplied,
    onChange: ({ value, pending, stalled }, failed) => {
      waiting = new Map(pending.map(({ key, edit }) => [key, edit]));
      const isCurrent = shown === calls.view();
      dispatch(queueChanged({ drawer: value, isCurrent, pending: [...waiting.keys()], stalled }));
      if (failed) {
        tellFailed(failed, dispatch);
        // An item that was put back may be in the order although its quantity was refused.
        tellPage();
      }
      // A view that failed may have saved before it failed, and a refusal says that the stock has changed. The
      // answer of a write is never the page that was turned to meanwhile.
      const isDue = pending.length === 0 && (isReshaped || !isCurrent);
      if (failed || isDue) queue.refresh();
    },
  });
  const engine: Engine = {
    ...queue,
    isTelling: false,
    waiting: (key) => {
      const edit = waiting.get(key);
      return edit?.type === 'line' ? edit : undefined;
    },
  };
  engines.set(extra, engine);
  const isCurrent = shown === calls.view();
  dispatch(queueChanged({ drawer: first, isCurrent, pending: [], stalled: null }));
  // Another page was asked for while the first one was on its way.
  if (!isCurrent) queue.refresh();
}

function tellFailed({ edit, failure }: FailedEdit<DrawerEdit>, dispatch: Dispatch) {
  if (edit.type === 'clear') {
    dispatch(clearFailed(failure));
    // They are still there: nothing to bring back.
    dispatch(removalUndone(edit.placed.map(({ item }) => keyOf(item))));
    return;
  }
  const { placed, quantity, price, isBack } = edit;
  const said = failure.fields.find(({ name }) => name === 'available')?.messages[0];
  const left = said !== undefined && /^\d+$/.test(said) ? Number(said) : null;
  dispatch(editRefused({ ...placed, asked: { quantity, price }, left, failure }));
  // What did not come back can be asked for again.
  if (isBack) dispatch(itemsRemoved([placed]));
}
