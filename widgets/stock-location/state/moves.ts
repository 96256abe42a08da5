import type { Dispatch } from 'redux';
import { recordEdits } from '@shared/forms/recordEdits';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import type { SavedRow } from '@shared/forms/saveRecord';
import type { TogetherKind } from '@shared/forms/useRowChanges';
import { mapResult, type Result } from '@shared/http/result';
import { keyOf, withId, type Id } from '@shared/id';
import { t, tn } from '@shared/i18n';
import { describeRows, type RowError, type RowsNow } from '@shared/rows/describeRows';
import { saveTogether } from '@shared/rows/saveTogether';
import { valueOf } from '@shared/store/load';
import { runModalAction } from '../api';
import { readRefused, type LocationRow, type Refused } from '../model/answers';
import { nameOf } from '../model/words';
import { dependentsNow, locations, type LocationExtra, type LocationState } from './locations';

/** Where a batch is: the id of its location, as text. */
export interface Place {
  at: string;
}

export interface PlacedBatch extends Place {
  id: Id;
  batchRef: string;
}

/** Where batches are: at one of two ends, or gone from both. What is moved between the two reads is at the last one. */
async function placesNow(
  extra: LocationExtra,
  ends: readonly Id[],
  ids: readonly Id[],
): Promise<Result<RowsNow<PlacedBatch>>> {
  const found = new Map<string, PlacedBatch>();
  for (const end of ends) {
    const now = await dependentsNow(extra, end);
    if (!now.ok) return now;
    for (const batch of now.value.batches) found.set(keyOf(batch), { ...batch, at: String(end) });
  }
  const gone = new Set(ids.map(String).filter((key) => !found.has(key)));
  return { ok: true, value: { found, gone } };
}

/** Moves from one location to another, which are one call. */
const movesBetween = (from: Id, to: Id) =>
  describeRows<PlacedBatch, Place, LocationExtra>({
    fields: { at: { type: 'text' } },
    titleOf: ({ batchRef }) => batchRef,
    read: (extra, ids) => placesNow(extra, [from, to], ids),
    send: ({ http, config }, drafts) => {
      const batchIds = drafts.map(({ id }) => id);
      return mapResult(
        runModalAction(http, config, { action: 'move', id: from, toId: to, batchIds }),
        (answer) =>
          new Map<string, readonly RowError[]>([
            ...drafts.map((draft) => [keyOf(draft), []] as const),
            ...readRefused(answer).map((batch) => [keyOf(batch), errorsOf(batch)] as const),
          ]),
      );
    },
    refresh: locations.refetch,
    atOnce: Infinity,
    gone: () => stays(t('This batch is no longer there.')),
    notSaid,
  });

const stays = (message: string): RowError => ({ field: 'at', message });
const notSaid = () => stays(t('The reason is not known.'));

/** Why a batch stayed, also where the server does not say. */
const errorsOf = ({ errors }: Refused) => (errors.length > 0 ? errors.map(stays) : [notSaid()]);

/** Moves of batches. What somebody else has moved on since stays where it is. */
export const moves: TogetherKind<PlacedBatch, Place> = {
  draftOf: ({ id, batchRef, at }, edits) => ({ id, name: batchRef, base: { at }, edits }),
  backOf: recordEdits<Place>(['at'], (one, other) => one === other).backOf,
  saveAll:
    (drafts, options) =>
    async (dispatch: Dispatch, getState: () => LocationState, extra: LocationExtra) => {
      const all = valueOf(getState().locations) ?? [];
      const idOf = (at = '') => withId(all, at)?.id ?? at;
      const wayOf = ({ base, edits }: (typeof drafts)[number]) => JSON.stringify([base, edits]);
      const ended: SavedRow<Place>[] = [];
      for (const way of new Set(drafts.map(wayOf))) {
        const same = drafts.filter((draft) => wayOf(draft) === way);
        const kind = movesBetween(idOf(same[0]?.base.at), idOf(same[0]?.edits.at));
        ended.push(...(await saveTogether(kind, same, options)(dispatch, getState, extra)));
      }
      return ended;
    },
};

/** What is said of moves between these locations. */
export const moveTexts = (locations: readonly LocationRow[]): RowChangeTexts<Place> => ({
  searching: () => t('We don’t know yet whether the batches were moved. Checking…'),
  done: (_name, { at = '' }, count) =>
    tn('Moved %(count)s batch to %(name)s.', 'Moved %(count)s batches to %(name)s.', count, {
      name: nameOf(withId(locations, at) ?? { id: at, name: '' }),
    }),
  notDone: (name, _edits, why, count) => {
    if (count === 1) {
      return why === 'unknown'
        ? t('We don’t know whether %(name)s was moved.', { name })
        : t('%(name)s was not moved.', { name });
    }
    return why === 'unknown'
      ? tn(
          'We don’t know whether %(count)s batch was moved.',
          'We don’t know whether %(count)s batches were moved.',
          count,
        )
      : tn('%(count)s batch was not moved.', '%(count)s batches were not moved.', count);
  },
});
