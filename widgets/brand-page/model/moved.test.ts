import { pageWith, tile } from './editing.testkit';
import { movedTiles } from './moved';
import { newTile } from './page';

const pageOf = (order: readonly number[]) => pageWith(...order.map((id) => tile(id, String(id))));

it.each([
  ['nothing', [1, 2, 3, 4], []],
  ['the first to the end', [2, 3, 4, 1], ['1']],
  ['the last to the top', [4, 1, 2, 3], ['4']],
  ['one among the others', [1, 3, 4, 2], ['2']],
  ['two of them', [3, 1, 4, 2], ['3', '4']],
  ['around', [4, 3, 2, 1], ['2', '3', '4']],
  ['nothing but what is gone', [1, 3, 4], []],
])('names what was moved: %s', (_, order, moved) => {
  expect([...movedTiles(pageOf([1, 2, 3, 4]), pageOf(order), null)].sort()).toEqual(moved);
});

it.each(['1', '2'])('of two that were swapped names the one that was moved: %s', (last) => {
  expect([...movedTiles(pageOf([1, 2, 3]), pageOf([2, 1, 3]), last)]).toEqual([last]);
});

it('calls no tile moved that is new', () => {
  const page = pageOf([1, 2]);
  const added = { ...page, tiles: [newTile(-1, 'text', {}), ...page.tiles] };
  expect([...movedTiles(page, added, null)]).toEqual([]);
});
