import { isSameData } from '@shared/answers/isSameData';
import { openConflicts, withConflicts } from './conflicts';
import { mergeOf, adopt, type Conflict } from './merge';
import {
  isNew,
  isSameTile,
  newTile,
  freeId,
  type DetailName,
  type Details,
  type Page,
  type Tile,
} from './page';
import { ordered, withDetails } from './tileEdits';

/** What was done, in words, and the page after it. */
export interface Step {
  readonly name: string;
  /** What is typed into one field in one go is one step: they have the same `of`. */
  readonly of: string | null;
  readonly page: Page;
}

/** A page that is edited. Plain data. */
export interface Editing {
  /** As the server has it. */
  readonly base: Page;
  /** Before the first step. */
  readonly start: Page;
  readonly steps: readonly Step[];
  /** How many of the steps are done; the others can be redone. */
  readonly at: number;
  /** The next key typed belongs to the last step. */
  readonly isTyping: boolean;
  /** What somebody else changed as well, until the person decides. */
  readonly conflicts: readonly Conflict[];
}

/** More steps back than anyone goes. */
export const longest = 200;

export const startEditing = (base: Page): Editing => ({
  base,
  start: base,
  steps: [],
  at: 0,
  isTyping: false,
  conflicts: [],
});

/** The page as it is shown. */
export const pageOf = ({ start, steps, at }: Editing): Page => steps[at - 1]?.page ?? start;

/** Does a step. One that changes nothing is none; what could be redone is gone. */
export function withStep(editing: Editing, { name, of, page }: Step): Editing {
  if (page === pageOf(editing)) return editing;
  const done = editing.steps.slice(0, editing.at);
  const isMore = editing.isTyping && of !== null && done.at(-1)?.of === of;
  const before = isMore ? done.slice(0, -1) : done;
  const steps = [...before, { name, of, page }];
  const gone = steps.length > longest ? steps.shift() : undefined;
  return {
    ...editing,
    // Where the page had theirs by then it is decided: what is edited now is edited over theirs.
    conflicts: openConflicts(editing, pageOf(editing)),
    start: gone?.page ?? editing.start,
    steps,
    at: steps.length,
    isTyping: of !== null,
  };
}

/** What is typed from now on is another step. */
export const sealed = (editing: Editing): Editing =>
  editing.isTyping ? { ...editing, isTyping: false } : editing;

export const undone = (editing: Editing): Editing =>
  editing.at === 0 ? editing : { ...editing, at: editing.at - 1, isTyping: false };

export const redone = (editing: Editing): Editing =>
  editing.at === editing.steps.length
    ? editing
    : { ...editing, at: editing.at + 1, isTyping: false };

/** The tile that is not as it was, null where the details alone are not; undefined where nothing is to be seen of it. */
export function changedIn(before: Page, after: Page): string | null | undefined {
  const was = new Map(before.tiles.map((tile) => [tile.uid, tile]));
  const tile = after.tiles.find((each) => !each.isRemoved && was.get(each.uid) !== each);
  if (tile) return tile.uid;
  // What a save or a colleague brought into each step made new details of them that say the same.
  return isSameData(before.details, after.details) ? undefined : null;
}

/** The names of what can be undone and redone; null for nothing. */
export const namesOf = ({ steps, at }: Editing) => ({
  undo: steps[at - 1]?.name ?? null,
  redo: steps[at]?.name ?? null,
});

/** Changes each page that is shown, or can be undone or redone to, in the same way. */
function everywhere(editing: Editing, change: (page: Page) => Page): Editing {
  const known = new Map<Page, Page>();
  const after = (page: Page) => {
    const found = known.get(page) ?? change(page);
    known.set(page, found);
    return found;
  };
  return {
    ...editing,
    start: after(editing.start),
    steps: editing.steps.map((step) => {
      const page = after(step.page);
      return page === step.page ? step : { ...step, page };
    }),
  };
}

const pagesOf = ({ base, start, steps }: Editing): Page[] => [
  base,
  start,
  ...steps.map(({ page }) => page),
];

function withTiles(page: Page, change: (tile: Tile) => Tile | null): Page {
  const tiles = page.tiles.flatMap((tile) => change(tile) ?? []);
  const isSame =
    tiles.length === page.tiles.length && tiles.every((tile, index) => tile === page.tiles[index]);
  return isSame ? page : { ...page, tiles };
}

/**
 * The server has taken a tile as it was sent. Its id replaces the negative one everywhere, and the tile of its answer
 * replaces the tile wherever that is still as it was sent.
 */
export function withTileTaken(editing: Editing, sent: Tile, answer: Tile): Editing {
  const taken: Tile = { ...answer, uid: sent.uid, kind: answer.kind || sent.kind };
  const isKnown = editing.base.tiles.some(({ uid }) => uid === sent.uid);
  const base = isKnown
    ? withTiles(editing.base, (tile) => (tile.uid === sent.uid ? taken : tile))
    : { ...editing.base, tiles: [...editing.base.tiles, taken] };
  const known = new Map<Tile, Tile>();
  const change = (tile: Tile) => {
    if (tile.uid !== sent.uid) return tile;
    const found = known.get(tile) ?? (isSameTile(tile, sent) ? taken : { ...tile, id: taken.id });
    known.set(tile, found);
    return found;
  };
  return { ...everywhere(editing, (page) => withTiles(page, change)), base };
}

/** The server has deleted a tile. Wherever it can be undone to, it is a new one. */
export function withTileGone(editing: Editing, uid: string): Editing {
  const fresh = newTile(freeId(...pagesOf(editing)), '', null);
  const known = new Map<Tile, Tile>();
  const change = (tile: Tile) => {
    if (tile.uid !== uid) return tile;
    if (tile.isRemoved) return null;
    const found = known.get(tile) ?? { ...tile, id: fresh.id, uid: fresh.uid };
    known.set(tile, found);
    return found;
  };
  const base = withTiles(editing.base, (tile) => (tile.uid === uid ? null : tile));
  return { ...everywhere(editing, (page) => withTiles(page, change)), base };
}

/** The server has taken details, which replace those that are still as they were sent, or the order of its tiles. */
export function withPageTaken(
  editing: Editing,
  sent: Partial<Details>,
  taken: Partial<Details>,
  order: readonly string[] | null,
): Editing {
  const { base } = editing;
  const after = everywhere(editing, (page) => {
    const still = Object.entries(taken).filter(([name]) =>
      isSameData(page.details[name as DetailName], sent[name as DetailName]),
    );
    return withDetails(page, Object.fromEntries(still));
  });
  const saved = { ...base, details: { ...base.details, ...taken } };
  return { ...after, base: order ? ordered(saved, order) : saved };
}

/** After a save nothing that was removed is shown any more; new tiles that were removed never were on the server. */
export const withoutRemoved = (editing: Editing): Editing =>
  everywhere(editing, (page) =>
    withTiles(page, (tile) => (tile.isRemoved && isNew(tile) ? null : tile)),
  );

/** Takes over what somebody else has saved meanwhile, into the page and into each step. */
export function withTheirs(editing: Editing, theirs: Page): Editing {
  const shown = pageOf(editing);
  const now = adopt(theirs, [editing.base]);
  const merge = mergeOf(editing.base, now, shown, pagesOf(editing));
  const after = everywhere(editing, merge.apply);
  const found = merge.conflictsOf(shown);
  return withConflicts({ ...after, base: now }, found);
}
