import { isObject } from '@shared/answers/values';
import {
  detailNames,
  freeId,
  inserted,
  newTile,
  tileOf,
  type Details,
  type Page,
  type Tile,
} from './page';

/** Changes of a page. Each gives the same page where there is nothing to change. */

const replaced = (page: Page, uid: string, change: (tile: Tile) => Tile): Page => {
  const tile = tileOf(page, uid);
  const after = tile && change(tile);
  if (!after || after === tile) return page;
  return { ...page, tiles: page.tiles.map((each) => (each === tile ? after : each)) };
};

export const withField = (page: Page, uid: string, name: string, value: unknown): Page =>
  replaced(page, uid, (tile) => {
    const { [name]: was, ...others } = isObject(tile.fields) ? tile.fields : {};
    if (was === value) return tile;
    return { ...tile, fields: value === undefined ? others : { ...others, [name]: value } };
  });

export function withDetails(page: Page, changes: Partial<Details>): Page {
  const isSame = detailNames.every(
    (name) => !(name in changes) || changes[name] === page.details[name],
  );
  return isSame ? page : { ...page, details: { ...page.details, ...changes } };
}

/** Puts a tile before the one of this index; `others` are all pages in which its id must be free. */
export function withAdded(
  page: Page,
  index: number,
  { kind, fields }: Pick<Tile, 'kind' | 'fields'>,
  others: readonly Page[],
): { page: Page; tile: Tile } {
  const tile = newTile(freeId(page, ...others), kind, fields);
  return { page: { ...page, tiles: inserted(page.tiles, index, tile) }, tile };
}

/** A copy, behind the tile. What is not known of it is copied as it is. */
export function withCopy(page: Page, uid: string, others: readonly Page[]) {
  const index = page.tiles.findIndex((tile) => tile.uid === uid);
  const tile = page.tiles[index];
  return tile ? withAdded(page, index + 1, tile, others) : null;
}

export const withRemoved = (page: Page, uid: string): Page =>
  replaced(page, uid, (tile) => (tile.isRemoved ? tile : { ...tile, isRemoved: true }));

export const withRestored = (page: Page, uid: string): Page =>
  replaced(page, uid, (tile) => (tile.isRemoved ? { ...tile, isRemoved: undefined } : tile));

/** Gives a tile this index among all. */
export function withMoved(page: Page, uid: string, index: number): Page {
  const from = page.tiles.findIndex((tile) => tile.uid === uid);
  const tile = page.tiles[from];
  const to = Math.max(0, Math.min(index, page.tiles.length - 1));
  if (!tile || to === from) return page;
  const others = page.tiles.filter((each) => each !== tile);
  return { ...page, tiles: inserted(others, to, tile) };
}

/** Resets a tile to what the server has, where it stands; a new one stays as it is. */
export const withReset = (page: Page, base: Page, uid: string): Page =>
  replaced(page, uid, (tile) => tileOf(base, uid) ?? tile);

/** What somebody else made of a tile, instead of what it is here; `theirs` undefined where they deleted it. */
export function withTheirTile(page: Page, uid: string, theirs: Tile | undefined): Page {
  if (!theirs) return { ...page, tiles: page.tiles.filter((tile) => tile.uid !== uid) };
  if (tileOf(page, uid)) return replaced(page, uid, () => theirs);
  return { ...page, tiles: [...page.tiles, theirs] };
}

/** The tiles in the order of their uids; one that it does not name stays behind the one that it follows. */
export function ordered(page: Page, order: readonly string[]): Page {
  const wanted = new Map(order.map((uid, index) => [uid, index]));
  let last = -1;
  const indexes = new Map(
    page.tiles.map(({ uid }) => {
      last = wanted.get(uid) ?? last;
      return [uid, last];
    }),
  );
  const indexOf = ({ uid }: Tile) => indexes.get(uid) ?? last;
  return { ...page, tiles: [...page.tiles].sort((one, other) => indexOf(one) - indexOf(other)) };
}
