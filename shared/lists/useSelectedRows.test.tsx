import { act, renderHook } from '@testing-library/react';
import { useSelectedRows } from './useSelectedRows';

interface Row {
  id: number;
  price: string;
}

const none: readonly Row[] = [];

it('takes over what a save made of rows out of sight, and what is read of them later', () => {
  const first: Parameters<typeof useSelectedRows<Row>> = [[{ id: 1, price: '9' }], undefined];
  const { result, rerender } = renderHook(([shown, saved]) => useSelectedRows(shown, saved), {
    initialProps: first,
  });
  const price = () => result.current[0].get('1')?.price;
  act(() => result.current[1](new Map([['1', { id: 1, price: '9' }]])));
  rerender([none, undefined]);
  const saved = [{ id: 1, edits: { price: '10' } }];
  rerender([none, saved]);
  expect(price()).toBe('10');
  // A colleague's, by a page that was read since; then another page is looked at.
  rerender([[{ id: 1, price: '12' }], saved]);
  rerender([none.slice(), saved]);
  expect(price()).toBe('12');
});
