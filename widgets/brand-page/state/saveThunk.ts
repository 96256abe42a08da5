import { isSameData } from '@shared/answers/isSameData';
import { mapResult } from '@shared/http/result';
import { confirmWrite, type Search, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { valueOf } from '@shared/store/load';
import { deleteTile, postPage, postTile } from '../api';
import { readSaved, readTile, type PageAnswer } from '../model/answers';
import { changesOf, type Changes } from '../model/changes';
import { openConflicts } from '../model/conflicts';
import {
  pageOf,
  withoutRemoved,
  withPageTaken,
  withTheirs,
  withTileGone,
  withTileTaken,
  type Editing,
} from '../model/history';
import {
  isNew,
  liveTiles,
  tileOf,
  type DetailName,
  type Details,
  type Page,
  type Tile,
} from '../model/page';
import { savedPage } from './requests';
import type { Thunk } from './slice';
import { openPage } from './thunks';

/** How one part of a save stands: a tile, by its uid, or the page itself. */
export type PartResult =
  | { is: 'saving' }
  | { is: 'saved' }
  | { is: 'not-saved' | 'unknown'; failure: Failure };

/** The page itself among the parts of a save. */
export const pagePart = 'page';

/** What a save works on: it goes on while the person edits. */
export interface Saving {
  get: () => Editing;
  update: (change: (editing: Editing) => Editing) => unknown;
  onPart: (part: string, result: PartResult) => void;
  onSearch: (search: Search) => void;
}

export type SaveOutcome =
  /** All was taken, or each part has a result of its own. */
  | { status: 'sent'; saved: number; failed: number; unknown: number; failure: Failure | null }
  /** Nothing was sent: somebody else changed the same. */
  | { status: 'conflict' }
  /** Nothing was sent: the page could not be read before. */
  | { status: 'not-saved'; failure: Failure };

/**
 * Saves each tile alone, then what was removed, then the page. The page is read first, so that nothing is written over
 * what somebody else has saved. A part that is refused hinders none of the others; what would hinder each of them ends
 * the save. What was taken is not sent again by the next one.
 */
export const savePage =
  (saving: Saving): Thunk<Promise<SaveOutcome>> =>
  async (dispatch, getState) => {
    const { get, update, onPart } = saving;
    const before = await dispatch(openPage());
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    update((editing) => withTheirs(editing, before.value.page));
    if (openConflicts(get(), pageOf(get())).length > 0) return { status: 'conflict' };

    const page = pageOf(get());
    const changes = changesOf(get().base, page);
    const count = { saved: 0, failed: 0, unknown: 0 };
    let failure: Failure | null = null;
    for (const [part, send] of partsOf(changes, page, saving)) {
      onPart(part, { is: 'saving' });
      const outcome = await dispatch(send);
      if (outcome.status === 'saved') {
        count.saved += 1;
        onPart(part, { is: 'saved' });
        continue;
      }
      count[outcome.status === 'unknown' ? 'unknown' : 'failed'] += 1;
      failure = outcome.failure;
      onPart(part, { is: outcome.status, failure });
      if (failure.kind !== 'refused' && failure.kind !== 'not-found') break;
    }
    if (!failure) update(withoutRemoved);
    const answer = valueOf(getState().page) ?? before.value;
    dispatch(savedPage.replace(undefined, { ...answer, page: get().base }));
    return { status: 'sent', ...count, failure };
  };

type Send = Thunk<Promise<WriteOutcome<unknown>>>;

/** Tiles and details go as they were when Save was pressed, the order with the ids that tiles were given until then. */
function partsOf(changes: Changes, page: Page, saving: Saving): (readonly [part: string, Send])[] {
  const { created, changed, removed, details, isOrdered } = changes;
  const parts = [...created, ...changed].map((tile) => [tile.uid, sendTile(tile, saving)] as const);
  const deletions = removed.map((tile) => [tile.uid, sendDeletion(tile, saving)] as const);
  const sent = Object.fromEntries(details.map((name) => [name, page.details[name]]));
  const rest = details.length > 0 || isOrdered ? [[pagePart, sendPage(sent, saving)] as const] : [];
  return [...parts, ...deletions, ...rest];
}

const sendTile =
  (tile: Tile, { get, update, onSearch }: Saving): Send =>
  async (dispatch, _getState, { http, config }) => {
    const { id, uid, kind, fields } = tile;
    const was = tileOf(get().base, uid);
    const send = () =>
      mapResult(
        postTile(
          http,
          config,
          { id, kind, fields: fields as Record<string, unknown> },
          isNew(tile) ? uid : null,
        ),
        readTile,
      );
    const known = new Set(get().base.tiles.map((each) => String(each.id)));
    const outcome = await confirmWrite(
      send,
      () => dispatch(openPage()),
      ({ page }) =>
        isNew(tile) ? madeIn(page.tiles, tile, known) : changedIn(page.tiles, tile, was),
      { http, onSearch },
    );
    if (outcome.status === 'saved') {
      update((editing) => withTileTaken(editing, tile, outcome.value));
    }
    return outcome;
  };

/** A new tile is found by its key, or where the server keeps none as one that says the same and was not there before. */
const madeIn = (tiles: readonly Tile[], { uid, fields, kind }: Tile, known: ReadonlySet<string>) =>
  tiles.find((tile) => tile.uid === uid) ??
  tiles.find(
    (tile) =>
      tile.uid === String(tile.id) &&
      !known.has(String(tile.id)) &&
      tile.kind === kind &&
      isSameData(tile.fields, fields),
  ) ??
  false;

/** Null where it is neither as it was nor as it was sent: nobody can tell then. */
function changedIn(tiles: readonly Tile[], sent: Tile, was: Tile | undefined) {
  const now = tiles.find(({ id }) => String(id) === String(sent.id));
  if (!now) return false;
  if (isSameData(now.fields, sent.fields)) return now;
  return was && isSameData(now.fields, was.fields) ? false : null;
}

const sendDeletion =
  ({ id, uid }: Tile, { update, onSearch }: Saving): Send =>
  async (dispatch, _getState, { http, config }) => {
    const isGone = ({ page }: PageAnswer) =>
      page.tiles.some((tile) => String(tile.id) === String(id)) ? false : true;
    const outcome = await confirmWrite<unknown, PageAnswer, true>(
      () => deleteTile(http, config, id),
      () => dispatch(openPage()),
      isGone,
      { http, onSearch },
    );
    // What somebody else has deleted is gone as well.
    const isAlreadyGone = outcome.status === 'not-saved' && outcome.failure.kind === 'not-found';
    if (outcome.status !== 'saved' && !isAlreadyGone) return outcome;
    update((editing) => withTileGone(editing, uid));
    return { status: 'saved', value: true };
  };

const sendPage =
  (details: Partial<Details>, { get, update, onSearch }: Saving): Send =>
  async (dispatch, _getState, { http, config }) => {
    const page = pageOf(get());
    const live = liveTiles(page).filter((tile) => !isNew(tile));
    const order = changesOf(get().base, page).isOrdered ? live.map(({ id }) => id) : null;
    const names = Object.keys(details) as DetailName[];
    if (names.length === 0 && !order) return { status: 'saved', value: null };
    const isThere = (now: PageAnswer) => {
      const ids = now.page.tiles.map(({ id }) => id).filter((id) => order?.includes(id));
      const hasAll = names.every((name) => isSameData(now.page.details[name], details[name]));
      return hasAll && (!order || isSameData(ids, order)) ? details : false;
    };
    const sent = { ...details, ...(order && { order }) };
    const outcome = await confirmWrite(
      () => mapResult(postPage(http, config, sent), readSaved(details)),
      () => dispatch(openPage()),
      isThere,
      { http, onSearch },
    );
    if (outcome.status === 'saved') {
      const uids = order && live.map(({ uid }) => uid);
      update((editing) => withPageTaken(editing, details, outcome.value, uids));
    }
    return outcome;
  };
