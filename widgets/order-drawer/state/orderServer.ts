import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemsIn, totalsRead } from '@shared/answers/order';
import { lostAnswer } from '@shared/http/failure';
import { allResults, mapResult, type Result } from '@shared/http/result';
import type { Id } from '@shared/id';
import { readAllRows } from '@shared/lists/readAllRows';
import { readEditAnswer, sendChange } from '@shared/orders/itemCalls';
import { editCalls, getItems, getTotals } from '../api';
import {
  afterEdit,
  findItem,
  firstView,
  isApplied,
  keyOf,
  takenBy,
  type Drawer,
  type DrawerEdit,
  type Pending,
  type View,
} from '../model/drawer';
import type { DrawerExtra } from './slice';

/** A page of nothing. Before the first read it stands for the order, and is not shown. */
export const blank = {
  items: [] as OrderItem[],
  aside: [] as OrderItem[],
  per_page: firstView.perPage,
  totals: totalsRead({ totalQuantity: 0 }),
} as Drawer;

/** What the server holds as far as it is known, and the calls that read and change it. */
export function createOrderServer({ http, config }: Pick<DrawerExtra, 'http' | 'config'>) {
  let drawer = blank;
  // What became of all items that were seen, null of those that went. An edit may be sent after its page has been left.
  const ids = new Map<string, Id | null>();

  const take = (next: Drawer) => {
    for (const item of [...next.items, ...next.aside]) ids.set(keyOf(item), item.id);
    // What stands aside is as it was at one read: no edit keeps it up to date.
    drawer = { ...next, aside: [] };
  };
  /** The server took an edit: what it removes is no more. */
  const done = (edit: DrawerEdit) => {
    for (const { item } of takenBy(edit)) ids.set(keyOf(item), null);
  };

  const readItems = (view: View) =>
    mapResult(getItems(http, config, view), (answer) => itemsIn(answer, view.perPage));

  /** Every item of the order, in which there are at most so many. */
  const readAll = (most = 0) => {
    let perPage = Math.max(firstView.perPage, most);
    const readAt = (page: number) =>
      mapResult(readItems({ ...firstView, page, perPage }), (read) => {
        perPage = read.per_page;
        return { rows: read.items, count: read.result_count };
      });
    return readAllRows(readAt, keyOf);
  };

  return {
    drawer: () => drawer,
    take,
    done,
    readAll: () => readAll(drawer.totals.totalQuantity),

    /** A page of the order with its totals, and with the items of `pending` edits, wherever they stand. */
    async read(view: View, pending: Pending): Promise<Result<Drawer>> {
      const totals = mapResult(getTotals(http, config, view), totalsRead);
      const both = await allResults([readItems(view), totals]);
      if (!both.ok) return both;
      const page: Drawer = { ...both.value[0], totals: both.value[1], aside: [] };
      // Of what the server said yes to nobody needs to know where it stands.
      const isWhole = pending.every(
        ({ status, edit }) =>
          status === 'accepted' || edit.type === 'clear' || findItem(page, edit),
      );
      if (isWhole) return { ok: true, value: page };
      return mapResult(readAll(page.totals.totalQuantity), (all) => ({
        ...page,
        aside: all.filter((item) => !findItem(page, { item })),
      }));
    },

    /** What is to be sent is so already: an item that is there comes back, and one that has gone goes. */
    has(edit: DrawerEdit): boolean {
      if (edit.type === 'clear') return false;
      const isSeen = findItem(drawer, edit) !== undefined;
      // To put in once more what stands on another page does no harm; to believe it is there might lose it.
      if (edit.type === 'back') return isSeen;
      return ids.get(keyOf(edit.item)) === null || (isSeen && isApplied(drawer, edit));
    },

    /** Sends an edit, and resolves to the page with it: null where the answer, which may be nothing at all, does not tell. */
    async send(edit: DrawerEdit, view: View): Promise<Result<Drawer | null>> {
      const calls = editCalls(http, config, view);
      const call = (): Promise<Result<unknown>> => {
        if (edit.type === 'clear') return calls.clear();
        const { item } = edit;
        if (edit.type === 'back') return calls.stage(item.variant_id);
        return sendChange(calls, ids.get(keyOf(item)) ?? item.id, edit);
      };
      const answer = await mapResult(call(), readEditAnswer);
      if (!answer.ok) return answer;
      const { item } = answer.value;
      // Its cases and its price are sent by its id, which is looked for as after a lost answer.
      if (edit.type === 'back' && !item) return { ok: false, failure: lostAnswer };
      if (edit.type !== 'clear' && item) ids.set(keyOf(edit.item), item.id);
      done(edit);
      const after = afterEdit(drawer, edit, answer.value);
      if (after) take(after);
      return { ok: true, value: after };
    },
  };
}
