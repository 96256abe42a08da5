import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { Result } from '@shared/http/result';
import { postCustomers, postCustomFields, postProducts } from '../api';
import type { DataSet, Entry } from '../model/answers';
import {
  isChangedElsewhere,
  isSameLink,
  keyOf,
  ofSet,
  type Drafts,
  type LinkDraft,
} from '../model/drafts';
import { refusalsOf, type Part, type SaveEnd } from '../model/parts';
import { mappingSets, tabNames, type TabName } from '../model/sets';
import { dataSet, type AccountingExtra } from './requests';
import type { Thunk } from './slice';

/** As many as one call takes. */
export const atOnce = 100;

interface Telling {
  /** A part was taken: its changes are none any more. */
  onTaken: (taken: readonly LinkDraft[]) => void;
  onProgress: (done: number, total: number) => void;
  onSearch: () => void;
}

/** What keeps all further parts from being taken as well. */
const endsAll = ({ kind }: Failure): boolean => kind !== 'refused' && kind !== 'server';

/**
 * Saves what is changed, set by set and a hundred at a time. Each set is read first, so that only what differs is sent
 * and nothing over what somebody else has decided; those rows are left out and shown. A part is taken whole or not at
 * all, and what is taken is told at once: a second try sends the rest alone.
 */
export const saveLinks =
  (drafts: Drafts, { onTaken, onProgress, onSearch }: Telling): Thunk<Promise<SaveEnd>> =>
  async (dispatch, _getState, extra) => {
    const end: SaveEnd = { saved: 0, held: 0, gone: [], parts: [], isRevoked: false };
    const total = drafts.size;
    let done = 0;
    let stop: Failure | null = null;
    const take = (taken: readonly LinkDraft[]) => {
      end.saved += taken.length;
      onTaken(taken);
    };
    for (const set of tabNames) {
      const own = ofSet(drafts, set);
      if (own.length === 0) continue;
      const read = () => dispatch(dataSet.read(mappingSets[set].ours));
      const now: Result<DataSet> = stop ? { ok: false, failure: stop } : await read();
      if (!now.ok) {
        end.parts.push({ set, drafts: own, status: 'not-saved', failure: now.failure });
        if (endsAll(now.failure)) stop = now.failure;
        continue;
      }
      if (now.value.isIntegrated === false) return { ...end, isRevoked: true };
      const { open, there, held, gone } = sortOut(own, now.value.entries);
      take(there);
      end.held += held.length;
      end.gone = [...end.gone, ...gone.map(keyOf)];
      done += own.length - open.length;
      for (let at = 0; at < open.length; at += atOnce) {
        const sent = open.slice(at, at + atOnce);
        onProgress(done, total);
        const part = stop
          ? notSent(set, sent, stop)
          : await sendPart(extra, set, sent, { read, onSearch });
        if (part.status === 'saved') {
          dispatch(withLinks(set, sent));
          take(sent);
        } else if (endsAll(part.failure)) stop = part.failure;
        end.parts.push(part);
        done += sent.length;
      }
    }
    return end;
  };

const notSent = (set: TabName, drafts: LinkDraft[], failure: Failure): Part => ({
  set,
  drafts,
  status: 'not-saved',
  failure,
});

/** Which drafts are still to be sent, now that it is known how the server has them. */
function sortOut(drafts: readonly LinkDraft[], entries: readonly Entry[]) {
  const now = new Map(entries.map((entry) => [String(entry.id), entry]));
  const sorted: Record<'open' | 'there' | 'held' | 'gone', LinkDraft[]> = {
    open: [],
    there: [],
    held: [],
    gone: [],
  };
  for (const draft of drafts) {
    const entry = now.get(String(draft.id));
    if (!entry) sorted.gone.push(draft);
    else if (isSameLink(entry.linkId, draft.to)) sorted.there.push(draft);
    else if (isChangedElsewhere(draft, entry.linkId)) sorted.held.push(draft);
    else sorted.open.push(draft);
  }
  return sorted;
}

interface Looking {
  read: () => Promise<Result<DataSet>>;
  onSearch: () => void;
}

async function sendPart(
  { http, config }: AccountingExtra,
  set: TabName,
  drafts: LinkDraft[],
  { read, onSearch }: Looking,
): Promise<Part> {
  const outcome = await confirmWrite(
    () => post({ http, config }, set, drafts),
    read,
    ({ entries }) => wasTaken(drafts, entries),
    { http, onSearch },
  );
  if (outcome.status === 'saved') return { set, drafts, status: 'saved' };
  const { status, failure } = outcome;
  return { set, drafts, status, failure, refusals: refusalsOf(failure, drafts) };
}

function post(
  { http, config }: Pick<AccountingExtra, 'http' | 'config'>,
  set: TabName,
  drafts: readonly LinkDraft[],
): Promise<Result<unknown>> {
  if (set === 'custom-fields') {
    const fields = drafts.map(({ id, to }) => ({ id, customFieldMappingId: to }));
    return postCustomFields(http, config, fields);
  }
  const links = drafts.map(({ id, to }) => ({ id, foreignId: to }));
  return set === 'customers'
    ? postCustomers(http, config, links)
    : postProducts(http, config, links);
}

/** A part is taken whole or not at all. Where only some of it shows, somebody else has written since. */
function wasTaken(drafts: readonly LinkDraft[], entries: readonly Entry[]): true | false | null {
  const { there } = sortOut(drafts, entries);
  if (there.length === drafts.length) return true;
  return there.length === 0 ? false : null;
}

/** What was taken stands in the data set without another read. */
const withLinks =
  (set: TabName, taken: readonly LinkDraft[]): Thunk<void> =>
  (dispatch, getState) => {
    const name = mappingSets[set].ours;
    const load = getState().dataSets[name];
    const value = load && load.status !== 'idle' ? load.value : undefined;
    if (!value) return;
    const links = new Map(taken.map(({ id, to }) => [String(id), to]));
    const entries = value.entries.map((entry) => {
      const to = links.get(String(entry.id));
      return to === undefined ? entry : { ...entry, linkId: to };
    });
    dispatch(dataSet.replace(name, { ...value, entries }));
  };
