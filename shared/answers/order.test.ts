import { UnreadableAnswer } from '../http/result';
import { itemIn, itemsIn, totalsIn, totalsRead } from './order';

/** What servers answer that nobody promised. */
const nothing = [null, 'ok', 7, {}, [], { success: true }];

const item = { id: 1, variant_id: 2, quantity: 3 };

describe('a read of which nothing can be read', () => {
  it.each(nothing)('has failed, and is no empty list (%j)', (answer) => {
    expect(() => itemsIn(answer, 25)).toThrow(UnreadableAnswer);
    expect(() => totalsRead(answer)).toThrow(UnreadableAnswer);
  });

  it.each(nothing)('is no answer to a write either (%j)', (answer) => {
    expect(itemIn(answer)).toBeUndefined();
    expect(totalsIn(answer)).toBeUndefined();
  });
});

describe('what an answer leaves out', () => {
  it.each([undefined, null, {}, []])('is empty, and never shown as what it is (%j)', (left) => {
    const [read] = itemsIn({ items: [{ ...item, product_name: left, strain: left }] }, 25).items;
    expect(read).toMatchObject({ product_name: '', brand: '', package_size: '', strain: null });
    expect(read).toMatchObject({ minimum: 1, increment: 1, errors: [] });
  });

  it('is no count, and no amount that one could order by', () => {
    const [read] = itemsIn({ items: [{ ...item, price: null, available: 'many' }] }, 25).items;
    expect(read).not.toHaveProperty('available', 'many');
    expect(read?.price).toBeUndefined();
    const totals = totalsRead({ totalQuantity: 'two', totalPrice: null, orderMinimum: {} });
    expect(totals).toMatchObject({ orderMinimum: null });
    expect(totals.totalQuantity).toBeUndefined();
    expect(totals.totalPrice).toBeUndefined();
  });

  it('drops no item, and one without an id is none', () => {
    const page = itemsIn({ items: [item, null, { ...item, id: null }, 'item'] }, 25);
    expect(page).toMatchObject({ items: [item], page: 1, per_page: 25, result_count: 1 });
    expect(page.order_by_options).toEqual([]);
  });
});
