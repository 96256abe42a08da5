import { allResults, mapResult, type Result } from '@shared/http/result';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import {
  clearOrder,
  deleteItem,
  getItems,
  getTotals,
  stageItem,
  updatePrice,
  updateQuantity,
} from '../api';
import type { DrawerConfig } from '../config';
import type { DrawerServices } from './services';
import type { OrderItem } from '@shared/contract/orderingShapes';
import { itemIn, itemsIn, totalsIn, totalsRead } from '@shared/orderAnswers';
import {
  findItem,
  keyOf,
  perPage,
  readDrawer,
  type DrawerEdit,
  type EditAnswer,
  type View,
} from '../model/drawer';

export type DrawerExtra = Extra<DrawerConfig, DrawerServices>;

const readPage = (view: View, { http, config }: DrawerExtra) =>
  mapResult(
    allResults([getItems(http, config, view, perPage), getTotals(http, config, view)]),
    ([items, totals]) => readDrawer(itemsIn(items, perPage), totalsRead(totals)),
  );

export const loadDrawer = createRequest('drawer/load', readPage);

interface Again {
  view: View;
  /** Items of edits whose answer was lost: what became of them is asked wherever they stand. */
  unsure: readonly OrderItem[];
}

/** The same read when a page is there already: when it fails, what is shown stays. */
export const refetchDrawer = createRequest(
  'drawer/refetch',
  async ({ view, unsure }: Again, extra: DrawerExtra) => {
    const drawer = await readPage(view, extra);
    if (!drawer.ok) return drawer;
    const elsewhere = unsure.filter((item) => !findItem(drawer.value, keyOf(item)));
    const { http, config } = extra;
    const found = elsewhere.map(({ product_name: text }) => {
      const named = { page: 1, text, orderBy: view.orderBy };
      return mapResult(
        getItems(http, config, named, 4 * perPage),
        (answer) => itemsIn(answer, 4 * perPage).items,
      );
    });
    return mapResult(allResults(found), (items) => ({ ...drawer.value, aside: items.flat() }));
  },
);

interface Sending {
  edit: DrawerEdit;
  view: View;
  /** Of the item in the order, null when it is not in it. */
  itemId: string | number | null;
}

/** Sends an edit. What it answers may be nothing at all. */
export const sendEdit = createRequest(
  'drawer/sendEdit',
  ({ edit, view, itemId }: Sending, { http, config }: DrawerExtra): Promise<Result<EditAnswer>> => {
    const send = (): Promise<Result<unknown>> => {
      if (edit.type === 'clear') return clearOrder(http, config, view);
      if (edit.type === 'back') return stageItem(http, config, view, edit.placed.item.variant_id);
      const id = itemId ?? edit.placed.item.id;
      if (edit.type === 'remove') return deleteItem(http, config, view, id);
      return edit.type === 'quantity'
        ? updateQuantity(http, config, view, id, edit.quantity)
        : updatePrice(http, config, view, id, edit.price);
    };
    return mapResult(send(), (answer) => ({ item: itemIn(answer), totals: totalsIn(answer) }));
  },
);
