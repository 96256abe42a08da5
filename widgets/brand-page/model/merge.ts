import { isSameData } from '@shared/answers/isSameData';
import { isObject } from '@shared/answers/values';
import { newKey } from '@shared/drafts/newKey';
import {
  detailNames,
  freeId,
  isNew,
  isSameTile,
  tileOf,
  type DetailName,
  type Page,
  type Tile,
} from './page';

/** What two people changed at the same time: a detail, or a tile by its uid. */
export type Conflict = { detail: DetailName } | { uid: string };

export interface Merge {
  /**
   * A page that began as `base`, with what the other side changed since. What both changed stays as it is shown, for it
   * is asked about; elsewhere it is theirs: a step back or forward would undo it, and nobody would be asked.
   */
  apply: (page: Page) => Page;
  /** What both changed, each in its own way. */
  conflictsOf: (page: Page) => Conflict[];
}

/** Looks for tiles by their uid in a page that is asked often. */
const byUid = (page: Page) => new Map(page.tiles.map((tile) => [tile.uid, tile]));

/**
 * The server's page, in which each tile has the uid that it has here, and is the same object where it says the same.
 */
export function adopt(theirs: Page, known: readonly Page[]): Page {
  const here = new Map(
    known.flatMap(({ tiles }) =>
      tiles.filter((tile) => !isNew(tile)).map((tile) => [String(tile.id), tile]),
    ),
  );
  const tiles = theirs.tiles.map((tile) => {
    const own = here.get(String(tile.id));
    if (!own) return tile;
    return isSameTile(own, tile) ? own : { ...tile, uid: own.uid };
  });
  return { ...theirs, tiles };
}

/**
 * Brings what somebody else changed, from `base` to `theirs`, into any page that was made of `base` here: the page that
 * is `shown`, and each that can be undone to. A tile that was changed here and deleted there is a new one from then on;
 * `pages` are all in which its new id must be free.
 */
export function mergeOf(base: Page, theirs: Page, shown: Page, pages: readonly Page[]): Merge {
  const [ofBase, ofTheirs, ofShown] = [byUid(base), byUid(theirs), byUid(shown)];
  const again = newNames(base, ofTheirs, freeId(...pages));
  /** Steps share the tiles that they did not change, and go on sharing them. */
  const decided = new Map<Tile, Tile | 'gone'>();

  const decide = (mine: Tile): Tile | 'gone' => {
    const { uid } = mine;
    const [was, now, seen] = [ofBase.get(uid), ofTheirs.get(uid), ofShown.get(uid)];
    if (!was) return now ? { ...mine, id: now.id } : mine;
    if (isSameTile(mine, was)) return now ?? 'gone';
    if (!now) {
      const isKept = seen && !seen.isRemoved && !isSameTile(seen, was);
      return isKept && !mine.isRemoved ? { ...mine, ...again.get(uid) } : 'gone';
    }
    if (isSameTile(mine, now)) return now;
    if (mine === seen || isSameTile(now, was)) return mine;
    return { ...now, fields: merged(was.fields, mine.fields, now.fields, seen?.fields) };
  };
  const tileAfter = (mine: Tile) => {
    const known = decided.get(mine);
    if (known) return known;
    const found = decide(mine);
    decided.set(mine, found);
    return found;
  };

  const apply = (page: Page): Page => {
    const details = merged(base.details, page.details, theirs.details, shown.details);
    const own = page.tiles.flatMap((tile) => {
      const after = tileAfter(tile);
      return after === 'gone' ? [] : [after];
    });
    const has = new Set(own.map(({ uid }) => uid));
    const added = theirs.tiles.filter(({ uid }) => !ofBase.has(uid) && !has.has(uid));
    const isSame = own.every((tile, index) => tile === page.tiles[index]);
    if (isSame && own.length === page.tiles.length && added.length === 0) {
      const order = isMoved(base, theirs) && !isMoved(base, page);
      if (!order) return details === page.details ? page : { details, tiles: page.tiles };
    }
    return { details, tiles: inOrder(own, added, { base, page, theirs }) };
  };

  const conflictsOf = (page: Page): Conflict[] => {
    const found: Conflict[] = detailNames
      .filter((name) => {
        const [was, mine, now] = [base.details[name], page.details[name], theirs.details[name]];
        return !isSameData(mine, was) && !isSameData(now, was) && !isSameData(mine, now);
      })
      .map((detail) => ({ detail }));
    const ofMine = byUid(page);
    for (const was of base.tiles) {
      const [mine, now] = [ofMine.get(was.uid), ofTheirs.get(was.uid)];
      if (isSameTile(was, now) || isSameTile(was, mine) || isSameTile(mine, now)) continue;
      if (!now && (!mine || mine.isRemoved)) continue;
      found.push({ uid: (now ? undefined : again.get(was.uid)?.uid) ?? was.uid });
    }
    return found;
  };
  return { apply, conflictsOf };
}

/** The names of tiles that are gone there, for where they are kept here: they are new ones then. */
function newNames(base: Page, theirs: ReadonlyMap<string, Tile>, freeFrom: number) {
  const gone = base.tiles.filter(({ uid }) => !theirs.has(uid));
  return new Map(gone.map(({ uid }, index) => [uid, { id: freeFrom - index, uid: newKey() }]));
}

/** Theirs with what was changed here alone, and with what both changed where it is so in `shown`. */
function merged<T>(was: T, mine: T, theirs: T, shown?: T): T {
  if (![was, mine, theirs].every(isObject)) return theirs;
  const at = (values: T | undefined, name: string) =>
    (values as Record<string, unknown> | null | undefined)?.[name];
  const kept = Object.entries(mine as object).filter(
    ([name, value]) =>
      !isSameData(value, at(was, name)) &&
      (isSameData(at(theirs, name), at(was, name)) || isSameData(value, at(shown, name))),
  );
  const found = { ...theirs, ...Object.fromEntries(kept) };
  return isSameData(found, mine) ? mine : found;
}

/** Whether the tiles that both pages have stand in another order. */
export function isMoved(from: Page, to: Page): boolean {
  const [ofFrom, ofTo] = [byUid(from), byUid(to)];
  const before = from.tiles.filter(({ uid }) => ofTo.has(uid));
  const after = to.tiles.filter(({ uid }) => ofFrom.has(uid));
  return before.some(({ uid }, index) => uid !== after[index]?.uid);
}

interface Sides {
  base: Page;
  page: Page;
  theirs: Page;
}

/** Who moved tiles says how they stand; the others stay behind the tile that they followed. */
function inOrder(own: readonly Tile[], added: readonly Tile[], sides: Sides): Tile[] {
  const { base, page, theirs } = sides;
  const isOurs = isMoved(base, page) || !isMoved(base, theirs);
  if (isOurs) return insertBehind(own, added, theirs);
  const here = new Map([...own, ...added].map((tile) => [tile.uid, tile]));
  const first = theirs.tiles.flatMap(({ uid }) => here.get(uid) ?? []);
  const rest = own.filter(({ uid }) => !tileOf(theirs, uid));
  return insertBehind(first, rest, { ...page, tiles: own });
}

/** Puts each of `added` behind the tile that it follows in `as`. */
function insertBehind(tiles: readonly Tile[], added: readonly Tile[], as: Page): Tile[] {
  const found = [...tiles];
  for (const tile of added) {
    const position = as.tiles.findIndex(({ uid }) => uid === tile.uid);
    const before = as.tiles
      .slice(0, position)
      .reverse()
      .find(({ uid }) => found.some((each) => each.uid === uid));
    const index = before ? found.findIndex(({ uid }) => uid === before.uid) + 1 : 0;
    found.splice(index, 0, tile);
  }
  return found;
}
