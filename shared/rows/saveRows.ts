import type { Dispatch } from 'redux';
import type { ListedDraft } from '../forms/listedDraft';
import { confirmWrite, type WriteOutcome } from '../http/confirmWrite';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { keyOf, type Id } from '../answers/id';
import { t } from '../page/i18n';
import type { RowError, RowErrors, RowsNow, SavedKind, Listed, Texts } from './describeRows';

/** Fields of one row that somebody else has changed meanwhile as well. */
export interface RowClash<Row, Fields> {
  id: Id;
  names: (keyof Fields & string)[];
  now: Row;
}

/** What became of a save. Of a row that is in none of the lists nothing was sent. */
export interface RowsEnd<Row, Fields> {
  /** `base` of each is what the row had before, `edits` what it has now. */
  saved: ListedDraft<Fields>[];
  /** Those that the server has as they were to be, whoever has written them. */
  settled: ListedDraft<Fields>[];
  /** Why rows were not taken. */
  refused: RowErrors;
  clashes: RowClash<Row, Fields>[];
  /** Why the save ended before its end. */
  failure: Failure | null;
  /** Whether the last rows that were sent may have been taken all the same. */
  isUnknown: boolean;
}

interface Watch {
  /** Is told how many rows have been dealt with, before each call. */
  onProgress: (done: number) => void;
  /** An answer was lost, and what became of it is looked for. */
  onSearch: () => void;
}

/**
 * Saves what is typed over rows, call by call. The rows of a call are read before it, so that only what differs is sent,
 * and nothing over what somebody else has written. The first call that fails ends the save. Of a lost answer only a
 * later read tells what became of it.
 *
 * @example
 * const end = await dispatch(saveRows(productRows, openDrafts(drafts), { onProgress, onSearch }));
 */
export const saveRows =
  <Row extends Listed<Fields>, Fields extends Texts<Fields>, Ext extends { http: Http }, State>(
    kind: SavedKind<Row, Fields, Ext, State>,
    drafts: readonly ListedDraft<Fields>[],
    watch: Watch,
  ) =>
  async (dispatch: Dispatch, getState: () => State, extra: Ext): Promise<RowsEnd<Row, Fields>> => {
    type Draft = ListedDraft<Fields>;
    const refused = new Map<string, readonly RowError[]>();
    const end: RowsEnd<Row, Fields> = {
      saved: [],
      settled: [],
      refused,
      clashes: [],
      failure: null,
      isUnknown: false,
    };
    const idsOf = (some: readonly Draft[]) => some.map(({ id }) => id);

    const savePart = async (part: readonly Draft[]) => {
      const before = await kind.read(extra, idsOf(part));
      if (!before.ok) {
        end.failure = before.failure;
        return;
      }
      const { open, there, gone, clashes } = sortedOut(kind, part, before.value);
      for (const draft of gone) refused.set(keyOf(draft), [kind.gone()]);
      if (kind.isWhole && gone.length > 0) end.failure = notSent;
      else end.clashes.push(...clashes);
      if (kind.isWhole && gone.length + clashes.length > 0) return;
      if (open.length > 0) await sendPart(open);
      if (!kind.isWhole || !end.failure) end.settled.push(...there);
    };

    const sendPart = async (open: readonly Draft[]) => {
      const outcome = await write(open);
      if (outcome.status !== 'saved') {
        end.failure = outcome.failure;
        end.isUnknown = outcome.status === 'unknown';
        const said = kind.isWhole ? errorsByIndex(outcome.failure, open, kind.listName) : [];
        for (const [key, errors] of said) refused.set(key, errors);
        return;
      }
      for (const draft of open) {
        const errors = outcome.value ? (outcome.value.get(keyOf(draft)) ?? [notSaid(kind)]) : [];
        if (errors.length > 0) refused.set(keyOf(draft), errors);
        else {
          end.saved.push(draft);
          end.settled.push(draft);
        }
      }
    };

    /** Sends rows and finds out what became of each, also where the answer was lost or tells nothing of a row. */
    const write = async (open: readonly Draft[]): Promise<WriteOutcome<RowErrors | null>> => {
      const look = () => kind.read(extra, idsOf(open));
      const outcome = await confirmWrite(
        () => kind.send(extra, open, getState()),
        look,
        (now) => shownIn(kind, now, open),
        { http: extra.http, onSearch: watch.onSearch },
      );
      if (outcome.status !== 'saved' || !outcome.value) return outcome;
      const results = outcome.value;
      if (open.every((draft) => results.has(keyOf(draft)))) return outcome;
      const seen = await look();
      if (!seen.ok) return { status: 'unknown', failure: seen.failure };
      const shown = shownIn(kind, seen.value, open);
      return {
        status: 'saved',
        value: new Map([...(shown === false ? [] : (shown ?? [])), ...results]),
      };
    };

    const atOnce = kind.atOnce === 'all' ? drafts.length : kind.atOnce;
    for (let first = 0; first < drafts.length && !end.failure; first += atOnce) {
      watch.onProgress(first);
      await savePart(drafts.slice(first, first + atOnce));
    }
    if (end.settled.length > 0) await (dispatch as (thunk: unknown) => unknown)(kind.refresh());
    return end;
  };

/** Which drafts are still to be sent, now that it is known how the server has their rows. */
function sortedOut<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
>(
  kind: SavedKind<Row, Fields, Ext, State>,
  drafts: readonly ListedDraft<Fields>[],
  { found, gone }: RowsNow<Row>,
) {
  const sorted = {
    open: [] as ListedDraft<Fields>[],
    there: [] as ListedDraft<Fields>[],
    gone: drafts.filter((draft) => gone.has(keyOf(draft))),
    clashes: [] as RowClash<Row, Fields>[],
  };
  for (const draft of drafts) {
    const { id, base, edits } = draft;
    if (gone.has(keyOf(draft))) continue;
    const row = found.get(keyOf(draft));
    // Current state unknown: skip conflict detection.
    const now = row ? kind.fieldsOf(row) : base;
    const names = kind.conflictsOf(edits, base, now) as (keyof Fields & string)[];
    const open = kind.openEdits(edits, now);
    if (row && names.length > 0) sorted.clashes.push({ id, names, now: row });
    else if (open) sorted.open.push({ id, base: now, edits: open });
    else sorted.there.push(draft);
  }
  return sorted;
}

/**
 * What a read shows of rows that were sent: false where it shows none of them as they were to be. A call that is taken
 * whole shows all or none; where only a part shows, somebody else has written since, and it cannot be told.
 */
function shownIn<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
>(
  kind: SavedKind<Row, Fields, Ext, State>,
  { found }: RowsNow<Row>,
  open: readonly ListedDraft<Fields>[],
): RowErrors | false | null {
  const shows = open.map((draft) => {
    const row = found.get(keyOf(draft));
    return row ? kind.openEdits(draft.edits, row) === null : null;
  });
  const results = new Map(
    open.map((draft, at) => [keyOf(draft), shows[at] ? [] : [notSaid(kind)]] as const),
  );
  if (!kind.isWhole) return shows.includes(true) && results;
  if (shows.every((isThere) => isThere === true)) return results;
  return shows.every((isThere) => isThere === false) ? false : null;
}

const notSaid = (kind: { notSaid?: () => RowError }): RowError =>
  kind.notSaid?.() ?? { field: '', message: t('This row was not saved.') };

/** The server was told nothing: what it would refuse is known before. */
const notSent: Failure = { kind: 'refused', status: null, message: '', fields: [] };

/** What a refusal says of rows, which it names by their indexes in what was sent: "products.1.price", "1.price". */
function errorsByIndex<Fields>(
  { fields }: Failure,
  sent: readonly ListedDraft<Fields>[],
  listName = '',
): RowErrors {
  const errors = new Map<string, RowError[]>();
  for (const { name, messages } of fields) {
    const path = name.startsWith(`${listName}.`) ? name.slice(listName.length + 1) : name;
    const [, index, field = 'id'] = /^(\d+)(?:\.(\w+))?/.exec(path) ?? [];
    const only = index === undefined && sent.length === 1 ? sent[0] : undefined;
    const draft = index === undefined ? only : sent[Number(index)];
    if (!draft) continue;
    const said = { field: index === undefined ? name : field, message: messages.join(' ') };
    errors.set(keyOf(draft), [...(errors.get(keyOf(draft)) ?? []), said]);
  }
  return errors;
}
