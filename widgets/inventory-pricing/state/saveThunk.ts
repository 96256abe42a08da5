import { mapResult, type Result } from '@shared/http/result';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { t } from '@shared/i18n';
import { getPrices, postPrices } from '../api';
import { readPrices, readResults, type Results, type RowError } from '../model/answers';
import { changeOf, conflictsOf, fieldsOf, openEdits, type PriceDraft } from '../model/changes';
import { keyOf, type FieldName, type PriceFields, type PricedRow } from '../model/prices';
import type { PricingExtra } from './requests';
import type { Thunk } from './slice';
import { loadPrices } from './thunks';

/** Fields of one row that somebody else has changed meanwhile as well. */
export interface Clash {
  id: PriceDraft['id'];
  names: FieldName[];
  now: PriceFields;
}

/** What became of a save. Of a row that is in none of the lists nothing was sent. */
export interface SaveEnd {
  /** `base` of each is what the row had before, `edits` what it has now. */
  saved: PriceDraft[];
  /** Those that the server has as they were to be, whoever has written them. */
  settled: PriceDraft[];
  /** Why rows were not taken, by their ids as text. */
  refused: ReadonlyMap<string, readonly RowError[]>;
  clashes: Clash[];
  /** Why the save ended before its end. */
  failure: Failure | null;
  /** Whether the last rows that were sent may have been taken all the same. */
  isUnknown: boolean;
}

/** Rows of one call, and ids of one read. */
const atOnce = 100;

interface Watch {
  onProgress: (done: number) => void;
  /** An answer was lost, and what became of it is looked for. */
  onSearch: () => void;
}

interface Tools extends Pick<PricingExtra, 'http' | 'config'> {
  tiers: readonly number[];
  end: SaveEnd & { refused: Map<string, readonly RowError[]> };
  onSearch: () => void;
}

type Now = ReadonlyMap<string, PricedRow>;

/**
 * Saves rows in parts of a hundred. Each part is read first, so that only what differs is sent, and nothing over what
 * somebody else has written: rows of a conflict stay, the others go. The first part that fails ends the save.
 */
export const savePrices =
  (drafts: readonly PriceDraft[], watch: Watch): Thunk<Promise<SaveEnd>> =>
  async (dispatch, getState, { http, config }) => {
    const load = getState().prices;
    const tiers = load.status === 'idle' ? [] : (load.value?.tiers ?? []);
    const tools: Tools = {
      http,
      config,
      tiers,
      onSearch: watch.onSearch,
      end: {
        saved: [],
        settled: [],
        refused: new Map(),
        clashes: [],
        failure: null,
        isUnknown: false,
      },
    };
    for (let first = 0; first < drafts.length && !tools.end.failure; first += atOnce) {
      watch.onProgress(first);
      await savePart(drafts.slice(first, first + atOnce), tools);
    }
    if (tools.end.settled.length > 0) await dispatch(loadPrices());
    return tools.end;
  };

/** How rows stand now, by their ids as text. */
export const rowsNow = (
  { http, config }: Pick<PricingExtra, 'http' | 'config'>,
  ids: readonly PriceDraft['id'][],
): Promise<Result<Now>> =>
  mapResult(
    getPrices(http, config, ids),
    (answer) => new Map(readPrices(answer).rows.map((row) => [keyOf(row), row])),
  );

/** The same for any number of rows, a hundred at a time. */
export const waysNow =
  (drafts: readonly PriceDraft[]): Thunk<Promise<Result<Now>>> =>
  async (_dispatch, _getState, extra) => {
    const all = new Map<string, PricedRow>();
    for (let first = 0; first < drafts.length; first += atOnce) {
      const ids = drafts.slice(first, first + atOnce).map(({ id }) => id);
      const read = await rowsNow(extra, ids);
      if (!read.ok) return read;
      for (const [key, row] of read.value) all.set(key, row);
    }
    return { ok: true, value: all };
  };

async function savePart(drafts: readonly PriceDraft[], tools: Tools): Promise<void> {
  const { end } = tools;
  const before = await rowsNow(
    tools,
    drafts.map(({ id }) => id),
  );
  if (!before.ok) {
    end.failure = before.failure;
    return;
  }
  const open: PriceDraft[] = [];
  for (const draft of drafts) {
    const row = before.value.get(keyOf(draft));
    if (!row) {
      end.refused.set(keyOf(draft), [{ field: '', message: t('This row is no longer there.') }]);
      continue;
    }
    const now = fieldsOf(row);
    const names = conflictsOf(draft.edits, draft.base, now);
    const edits = openEdits(draft.edits, now);
    if (names.length > 0) end.clashes.push({ id: draft.id, names, now });
    else if (edits) open.push({ id: draft.id, base: now, edits });
    else end.settled.push(draft);
  }
  if (open.length > 0) await sendPart(open, tools);
}

async function sendPart(open: readonly PriceDraft[], tools: Tools): Promise<void> {
  const { end } = tools;
  const outcome = await write(open, tools);
  if (outcome.status !== 'saved') {
    end.failure = outcome.failure;
    end.isUnknown = outcome.status === 'unknown';
    return;
  }
  for (const draft of open) {
    const errors = outcome.value.get(keyOf(draft)) ?? notSaid();
    if (errors.length > 0) {
      end.refused.set(keyOf(draft), errors);
      continue;
    }
    end.saved.push(draft);
    end.settled.push(draft);
  }
}

const notSaid = (): RowError[] => [{ field: '', message: t('This row was not saved.') }];

/** Sends rows and finds out what became of each, also where the answer was lost or tells nothing of a row. */
async function write(
  open: readonly PriceDraft[],
  { http, config, tiers, onSearch }: Tools,
): Promise<WriteOutcome<Results>> {
  const ids = open.map(({ id }) => id);
  const look = () => rowsNow({ http, config }, ids);
  const body = open.map(({ id, edits }) => changeOf(id, edits, tiers));
  const outcome = await confirmWrite(
    () => mapResult(postPrices(http, config, body), (answer) => readResults(answer, tiers)),
    look,
    (now) => shownIn(now, open),
    { http, onSearch },
  );
  if (outcome.status !== 'saved' || open.every((draft) => outcome.value.has(keyOf(draft)))) {
    return outcome;
  }
  const seen = await look();
  if (!seen.ok) return { status: 'unknown', failure: seen.failure };
  const shown = shownIn(seen.value, open) || new Map<string, RowError[]>();
  return { status: 'saved', value: new Map([...shown, ...outcome.value]) };
}

/** What a read shows of rows that were sent; false where it shows none of them as they were to be. */
function shownIn(now: Now, open: readonly PriceDraft[]): Results | false {
  const results = new Map(
    open.map((draft) => {
      const row = now.get(keyOf(draft));
      const isThere = row !== undefined && openEdits(draft.edits, row) === null;
      return [keyOf(draft), isThere ? [] : notSaid()] as const;
    }),
  );
  return [...results.values()].some(({ length }) => length === 0) && results;
}
