import type { Dispatch } from 'redux';
import { recordEdits } from '@shared/forms/recordEdits';
import type { RowChangeTexts } from '@shared/forms/RowChangeNews';
import type { SavedRow } from '@shared/forms/saveRecord';
import type { TogetherKind } from '@shared/forms/useRowChanges';
import { mapResult } from '@shared/http/result';
import { keyOf, withId, type Id } from '@shared/answers/id';
import { t, tn } from '@shared/page/i18n';
import { describeRows, type RowError } from '@shared/rows/describeRows';
import { saveTogether } from '@shared/rows/saveTogether';
import { valueOf } from '@shared/store/load';
import { runModalAction } from '../api';
import { readRefused, type LocationRow } from '../model/answers';
import { nameOf } from '../model/words';
import { dependentsNow, locations, type LocationExtra, type LocationState } from './locations';

/** Where a batch is: the id of its location, as text. */
export interface BatchLocation {
  at: string;
}

export interface PlacedBatch extends BatchLocation {
  id: Id;
  name: string;
}

const stays = (message: string): RowError => ({ field: 'at', message });
const notSaid = () => stays(t('The reason is not known.'));

/** Moves from one location to another, which are one call. */
const movesBetween = (from: Id, to: Id) =>
  describeRows<PlacedBatch, BatchLocation, LocationExtra>({
    fields: { at: { type: 'text' } },
    titleOf: ({ name }) => name,
    read: async (extra, ids) => {
      const found = new Map<string, PlacedBatch>();
      // The target last: what is moved between the two reads is not gone.
      for (const end of [from, to]) {
        const now = await dependentsNow(extra, end);
        if (!now.ok) return now;
        for (const batch of now.value.batches) {
          found.set(keyOf(batch), { ...batch, at: String(end) });
        }
      }
      const gone = new Set(ids.map(String).filter((key) => !found.has(key)));
      return { ok: true, value: { found, gone } };
    },
    send: ({ http, config }, drafts) => {
      const batchIds = drafts.map(({ id }) => id);
      const body = { action: 'move', id: from, toId: to, batchIds } as const;
      return mapResult(runModalAction(http, config, body), (answer) => {
        const said = new Map<string, readonly RowError[]>(drafts.map((each) => [keyOf(each), []]));
        for (const { id, errors } of readRefused(answer)) {
          said.set(String(id), errors.length > 0 ? errors.map(stays) : [notSaid()]);
        }
        return said;
      });
    },
    refresh: locations.refetch,
    atOnce: Infinity,
    gone: () => stays(t('This batch is no longer there.')),
    notSaid,
  });

/** Moves of batches. What somebody else has moved on since stays where it is. */
export const moves: TogetherKind<PlacedBatch, BatchLocation> = {
  draftOf: ({ id, name, at }, edits) => ({ id, name, base: { at }, edits }),
  backOf: recordEdits<BatchLocation>(['at'], Object.is).backOf,
  saveAll:
    (drafts, options) =>
    async (dispatch: Dispatch, getState: () => LocationState, extra: LocationExtra) => {
      const all = valueOf(getState().locations) ?? [];
      const idOf = (at = '') => withId(all, at)?.id ?? at;
      const wayOf = ({ base, edits }: (typeof drafts)[number]) => JSON.stringify([base, edits]);
      const ended: SavedRow<BatchLocation>[] = [];
      for (const way of new Set(drafts.map(wayOf))) {
        const same = drafts.filter((draft) => wayOf(draft) === way);
        const kind = movesBetween(idOf(same[0]?.base.at), idOf(same[0]?.edits.at));
        ended.push(...(await saveTogether(kind, same, options)(dispatch, getState, extra)));
      }
      return ended;
    },
};

/** What is said of moves between these locations. */
export const moveTexts = (locations: readonly LocationRow[]): RowChangeTexts<BatchLocation> => ({
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
