import type { Page } from './page';

/**
 * The uids of the tiles that were put elsewhere: the fewest that have to be taken out for the others to stand as they
 * stand in `base`. New tiles are none of them. Where two tiles were swapped, it is `last` that was moved.
 */
export function movedTiles(base: Page, page: Page, last: string | null): ReadonlySet<string> {
  const indexes = new Map(base.tiles.map(({ uid }, index) => [uid, index]));
  const known = page.tiles.flatMap(({ uid }) => {
    const index = indexes.get(uid);
    return index === undefined ? [] : [{ uid, index }];
  });
  const keptOf = (tiles: typeof known) => {
    const kept = longestRising(tiles.map(({ index }) => index));
    return new Set(tiles.filter((_, index) => kept.has(index)).map(({ uid }) => uid));
  };
  const kept = keptOf(known);
  const others = keptOf(known.filter(({ uid }) => uid !== last));
  const still = others.size === kept.size ? others : kept;
  return new Set(known.filter(({ uid }) => !still.has(uid)).map(({ uid }) => uid));
}

/** The indexes of a longest rising part of a list, by patience sorting: 200 tiles are looked at with each key. */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  /** Of the rising parts of each length the one that ends lowest, by the index of its end. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(index);
  return kept;
}
