import type { OrderItem } from '../contract/orderingShapes';
import { totalsRead } from '../answers/order';
import { lostAnswer, type Failure } from '../http/failure';
import type { Http } from '../http/http';
import type { Result } from '../http/result';
import { createOrderList } from './createOrderList';
import { createOrderSync } from './createOrderSync';
import { itemCalls } from './itemCalls';
import { keyOf, type ItemEdit, type OrderPage, type Placed } from './itemEdits';
import type { OvertakenEdit } from './orderSync';

const item = (id: number, quantity: number, variant = 7) =>
  ({ id, variant_id: variant, quantity, minimum: 1, increment: 1, price: '5.00' }) as OrderItem;
const ok = <T>(value: T): Promise<Result<T>> => Promise.resolve({ ok: true, value });
const signedOut: Failure = { kind: 'session-ended', status: null, message: '', fields: [] };
const refusal: Failure = { kind: 'refused', status: 400, message: '', fields: [] };
const list = createOrderList<ItemEdit, { edit: ItemEdit }, { item: OrderItem }>('test');

/** An order whose one item another person may change, and what was asked of its server. */
function open() {
  const server = {
    items: [item(1, 3)],
    isOut: false,
    /** What the server says instead of what it does, by a call. */
    says: {} as Partial<Record<'O11' | 'O13' | 'O16 1' | 'O16 2', Failure>>,
    isEmpty: undefined as boolean | undefined,
  };
  const removals: (readonly Placed[])[] = [];
  let settles = 0;
  let clears = 0;
  const sent: string[] = [];
  const overtaken: OvertakenEdit<ItemEdit>[] = [];
  const totals = totalsRead({ totalQuantity: 3 });
  const write = (url: string, body?: { quantity?: number }): Promise<Result<unknown>> => {
    if (server.isOut) return Promise.resolve({ ok: false, failure: signedOut });
    sent.push(url);
    const failure = server.says[url as 'O11'];
    if (failure && failure.kind !== 'server') return Promise.resolve({ ok: false, failure });
    if (url === 'O14 1' || url === 'O13') server.items = [];
    else if (url === 'O11') server.items = [item(2, 1)];
    else server.items = server.items.map((each) => ({ ...each, ...body }));
    return failure ? Promise.resolve({ ok: false, failure }) : ok({ items: server.items, totals });
  };
  const http = { post: write, patch: write, serverLimit: 1 } as unknown as Http;
  const pageNow = () =>
    ({
      items: server.items,
      page: 1,
      per_page: 24,
      result_count: 1,
      totals,
      aside: [],
      isEmpty: server.isEmpty,
    }) as unknown;
  const query = { page: 1 };
  const sync = createOrderSync<OrderPage, { page: number }, ItemEdit>({
    extra: { http, crash: () => undefined },
    dispatch: ({ type, payload }: { type: string; payload?: unknown }) => {
      if (type === list.removed.type) removals.push(payload as Placed[]);
    },
    list,
    value: pageNow() as OrderPage,
    query: () => query,
    calls: () => itemCalls(http, (id, at) => [id, ...Object.values(at ?? {})].join(' ')),
    read: () => ok(pageNow() as OrderPage),
    readAll: () => ok(server.items),
    withTotals: (page, now) => ({ ...page, totals: now }),
    onCorrected: () => undefined,
    onShow: () => undefined,
    onOvertaken: (edits) => overtaken.push(...edits),
    onCleared: () => (clears += 1),
    onSettle: () => (settles += 1),
  });
  const counts = () => ({ settles, clears });
  return { server, sent, overtaken, removals, counts, sync };
}

it('brings an item back as it was, by the id that it has then', async () => {
  const { server, sent, sync } = open();
  const [before] = server.items;
  if (!before) throw new Error('There is no item.');
  sync.edit([{ type: 'remove', item: before }]);
  await sync.settled();
  sync.edit(sync.backEdits([{ item: before }], false), true);
  await sync.settled();
  expect(sent).toEqual(['O14 1', 'O11', 'O16 2']);
  expect(server.items).toEqual([item(2, 3)]);
  expect(sync.itemOf(keyOf(before))?.id).toBe(2);
});

it('sends what was typed over an undo again, where its answer was lost', async () => {
  const { server, sent, overtaken, sync } = open();
  sync.edit([{ type: 'remove', item: item(1, 3) }]);
  await sync.settled();
  server.isOut = true;
  sync.edit(sync.backEdits([{ item: item(1, 3) }], false), true);
  sync.edit([{ type: 'quantity', quantity: 6, item: item(1, 3) }]);
  await sync.settled();
  Object.assign(server, { isOut: false, says: { 'O16 2': lostAnswer } });
  sync.resume();
  await sync.settled();
  expect(server.items).toEqual([item(2, 1)]);
  server.says = {};
  sync.resume();
  await sync.settled();
  expect(overtaken).toEqual([]);
  expect(sent).toEqual(['O14 1', 'O11', 'O16 2', 'O16 2']);
  expect(server.items).toEqual([item(2, 6)]);
});

it('leaves what somebody else has set since, and tells what waited', async () => {
  const { server, sent, overtaken, sync } = open();
  server.isOut = true;
  sync.edit([{ type: 'quantity', quantity: 6, item: item(1, 3) }]);
  await sync.settled();
  Object.assign(server, { items: [item(1, 7)], isOut: false });
  sync.resume();
  await sync.settled();
  expect(sent).toEqual([]);
  expect(overtaken).toMatchObject([{ edit: { quantity: 6 }, now: { quantity: 7 } }]);
});

it('leaves an item alone that somebody has ordered again, without a word', async () => {
  const { server, sent, overtaken, sync } = open();
  sync.edit([{ type: 'remove', item: item(1, 3) }]);
  await sync.settled();
  server.items = [item(5, 9)];
  sync.edit(sync.backEdits([{ item: item(1, 3) }], false), true);
  await sync.settled();
  expect([sent, overtaken, server.items]).toEqual([['O14 1'], [], [item(5, 9)]]);
});

it('offers all that did not come back by one undo as one removal', async () => {
  const { server, removals, sync } = open();
  server.says.O11 = refusal;
  const gone = [item(1, 3), item(2, 4, 8), item(3, 5, 9)].map((each) => ({ item: each }));
  server.items = [];
  sync.edit(sync.backEdits(gone, false), true);
  await sync.settled();
  expect(removals.at(-1)?.map(({ item: { quantity } }) => quantity)).toEqual([3, 4, 5]);
  sync.edit(sync.backEdits(gone.slice(0, 1), false), true);
  await sync.settled();
  expect(removals.at(-1)).toHaveLength(1);
});

it('sends no cases that an item has by the answer that brought it back', async () => {
  const { sent, sync } = open();
  sync.edit([{ type: 'remove', item: item(1, 1) }]);
  await sync.settled();
  sync.edit(sync.backEdits([{ item: item(1, 1) }], false), true);
  await sync.settled();
  expect(sent).toEqual(['O14 1', 'O11']);
});

it('tells that something was saved where all that is left waits for the person', async () => {
  const { server, counts, sync } = open();
  server.says['O16 1'] = signedOut;
  sync.edit([
    { type: 'remove', item: item(4, 1, 8) },
    { type: 'quantity', quantity: 6, item: item(1, 3) },
  ]);
  await sync.settled();
  expect(counts().settles).toBe(1);
});

it('tells that something was saved, or was on its way, when its screen goes', async () => {
  const { counts, sync } = open();
  sync.edit([{ type: 'remove', item: item(1, 3) }]);
  sync.dispose();
  await new Promise((resolve) => setTimeout(resolve));
  expect(counts().settles).toBe(1);
});

it('knows a clear that arrived by what the page says of it, and tells of it', async () => {
  const { server, counts, sync } = open();
  server.says.O13 = { ...refusal, kind: 'server', status: 500 };
  server.isEmpty = true;
  sync.edit([{ type: 'clear', placed: [{ item: item(1, 3) }] }]);
  await sync.settled();
  expect(sync.all()).toEqual([]);
  expect(counts().clears).toBe(1);
});

it('knows what waits of what is typed over it', async () => {
  const { server, sync } = open();
  server.isOut = true;
  sync.edit([{ type: 'quantity', quantity: 6, item: item(1, 3) }]);
  await sync.settled();
  expect(sync.known({ type: 'quantity', quantity: 8, item: item(1, 3) })).toEqual([3, 6]);
});
