import type { Dispatch } from 'redux';
import type { AttemptKeys } from '../http/attemptKeys';
import { confirmWrite } from '../http/confirmWrite';
import type { Failure } from '../http/failure';
import type { Http } from '../http/http';
import { isSameId, withId, type Id } from '../answers/id';
import { newKey } from '../drafts/newKey';
import type { RecordKind } from './describeRecord';
import type { NotSaved, RecordDraft, Saved } from './recordEdits';

/** What became of a save. */
export type RecordEnd<Fields> = Saved<Fields> | NotSaved<Fields>;

/** A record that was to be saved, and what became of it. */
export interface SavedRow<Fields> {
  draft: RecordDraft<Fields>;
  end: RecordEnd<Fields>;
}

/** `row` is the record as it was answered, or read. */
type EndOf<Row, Fields> = (Saved<Fields> & { row?: Row }) | NotSaved<Fields>;

export interface SaveOptions {
  /** Called when an answer was lost, before what became of the save is looked for. */
  onSearch: () => void;
  /** For new records: keeps a second try from making a second one. */
  keys?: AttemptKeys;
}

/**
 * Saves what is entered over a record, or a new one. Resolves once the server has it, and the screen was read again. A
 * record is read first, so that only what differs is sent, and nothing over what somebody else has changed. Of a lost
 * answer only a later read tells what became of it. It rejects for a programming error alone.
 *
 * @example
 * const end = await dispatch(saveRecord(brandRecord, { id, base, edits: { name } }, { onSearch }));
 */
export const saveRecord =
  <Row extends { id: Id }, Fields extends object, Ext extends { http: Http }>(
    kind: RecordKind<Row, Fields, Ext>,
    typed: RecordDraft<Fields>,
    options: SaveOptions,
  ) =>
  async (dispatch: Dispatch, _getState: unknown, extra: Ext): Promise<RecordEnd<Fields>> => {
    const draft = { ...typed, edits: kind.prepare?.(typed.edits) ?? typed.edits };
    const { id } = draft;
    const end = await (id === null
      ? createRecord(kind, draft, extra, options)
      : changeRecord(kind, draft, id, extra, options));
    if (end.status !== 'saved') return end;
    const { row, find } = end;
    const run = dispatch as (thunk: unknown) => unknown;
    await run(row && kind.replace ? kind.replace(row) : kind.refresh());
    // As a thunk: a programming error in it reaches the error boundary too.
    return find ? { ...end, find: () => run(find) as ReturnType<typeof find> } : end;
  };

/** After a lost answer a record that says the same is the one that was made: no two do, or it was not there before. */
async function createRecord<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(
  kind: RecordKind<Row, Fields, Ext>,
  draft: RecordDraft<Fields>,
  extra: Ext,
  { onSearch, keys }: SaveOptions,
): Promise<EndOf<Row, Fields>> {
  const fields: Fields = { ...draft.base, ...draft.edits };
  const read = () => kind.read(extra, null, fields);
  const before = kind.hasTwins ? await read() : null;
  if (before && !before.ok) return { status: 'not-saved', failure: before.failure };
  const known = before?.value ?? [];
  // The keys of attempts are kept in the browser together with what was sent.
  const attempts = kind.hasSecrets ? undefined : keys;
  const key = attempts?.keyOf(fields) ?? newKey();
  const newIn = (rows: readonly Row[] | null) =>
    foundIn(
      rows?.filter((row) => !withId(known, row.id)),
      (row) => isTaken(kind, row, fields, key),
    );
  const outcome = await confirmWrite(
    () => kind.create?.(extra, fields, key) ?? Promise.resolve({ ok: true, value: undefined }),
    read,
    newIn,
    { http: extra.http, onSearch },
  );
  // Not by what was answered: that may be anything.
  const find = async () => {
    const rows = await read();
    const row = rows.ok && newIn(rows.value);
    return row ? { id: row.id, fields: kind.fieldsOf(row) } : null;
  };
  if (outcome.status !== 'unknown') attempts?.settle(fields);
  return outcome.status === 'saved' ? { status: 'saved', draft, find } : outcome;
}

async function changeRecord<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(
  kind: RecordKind<Row, Fields, Ext>,
  draft: RecordDraft<Fields>,
  id: Id,
  extra: Ext,
  { onSearch }: SaveOptions,
): Promise<EndOf<Row, Fields>> {
  const { base, edits } = draft;
  const before = await kind.read(extra, id, base);
  if (!before.ok) return { status: 'not-saved', failure: before.failure };
  const found = before.value && withId(before.value, id);
  if (found === undefined) return { status: 'not-saved', failure: gone };
  // Current state unknown: skip conflict detection.
  const now = found ? kind.fieldsOf(found) : base;
  const names = kind.conflictsOf(edits, base, now);
  if (names.length > 0) {
    return { status: 'conflict', names, now, by: found ? kind.changedBy?.(found) : undefined };
  }
  const saved = { status: 'saved', draft: kind.openDraft(draft, now) } as const;
  const open = kind.openEdits(edits, now);
  if (!open) return found ? { ...saved, row: found } : saved;
  const key = newKey();
  const outcome = await confirmWrite(
    () => kind.change(extra, id, open, key, now),
    () => kind.read(extra, id, { ...now, ...open }),
    (rows) =>
      foundIn(
        rows?.filter((row) => isSameId(row.id, id)),
        (row) => isTaken(kind, row, open, key),
      ),
    { http: extra.http, onSearch },
  );
  return outcome.status === 'saved' ? { ...saved, row: outcome.value as Row } : outcome;
}

function isTaken<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }>(
  kind: RecordKind<Row, Fields, Ext>,
  row: Row,
  sent: Partial<Fields>,
  key: string,
): boolean | null {
  return kind.isTaken
    ? kind.isTaken(row, sent, key)
    : kind.openEdits(sent, kind.fieldsOf(row)) === null;
}

/** The record that was sent; false where none is, null where that cannot be told. */
function foundIn<Row>(
  rows: readonly Row[] | undefined,
  isIt: (row: Row) => boolean | null,
): Row | false | null {
  if (!rows) return null;
  const known = rows.map(isIt);
  return rows[known.indexOf(true)] ?? (known.includes(null) ? null : false);
}

const gone: Failure = { kind: 'not-found', status: null, message: '', fields: [] };
