import * as v from 'valibot';
import { describeRecord } from '@shared/forms/describeRecord';
import { mapResult, type Result } from '@shared/http/result';
import { getPreferences, postPreferences } from '../api';
import { boxesOf, type Boxes, type LocationEdits } from '../model/choices';
import type { PreferencesExtra } from './requests';
import { boxesSaved, type Thunk } from './slice';

/** The boxes of a location, and where the user goes once they are saved: null when that is not known. */
interface Saved {
  id: string;
  boxes: Boxes;
  url: string | null;
}

/**
 * The choices of a location as a record whose fields are the boxes that were chosen: which there are, only the server
 * knows. A save takes every box of a location, so the others go back as they are by then. `known` is what it has: it was
 * read right before, instead of the first read. Each later one looks for a lost answer, and `onSearch` is told before it.
 */
export const choicesRecord = (draft: LocationEdits, known: Boxes, onSearch: () => void) => {
  const { base, edits } = draft;
  const names = Object.keys(edits);
  // Where it was changed it cannot be saved.
  const changed = names.filter((name) => edits[name] !== base[name]);
  let first: Boxes | undefined = known;
  return describeRecord<Saved, Boxes, PreferencesExtra>({
    fields: Object.fromEntries(
      names.map((name) => [name, { label: () => name, schema: v.boolean() }]),
    ),
    fieldsOf: ({ boxes }) => boxes,
    // Of a box that is not offered any more nothing is said.
    isSame: (one, other) => one === undefined || other === undefined || one === other,
    read: ({ http, config }, location) => {
      const id = String(location);
      const read: Promise<Result<Boxes>> = first
        ? Promise.resolve({ ok: true, value: first })
        : mapResult(getPreferences(http, config, id), boxesOf);
      if (!first) onSearch();
      first = undefined;
      return mapResult(read, (boxes) =>
        changed.every((name) => Object.hasOwn(boxes, name)) ? [{ id, boxes, url: null }] : [],
      );
    },
    change: ({ http, config }, id, open, _key, now) => {
      const boxes = { ...now, ...open } as Boxes;
      const saved = postPreferences(http, config, String(id), boxes);
      return mapResult(saved, ({ url }): Saved => ({ id: String(id), boxes, url }));
    },
    replace:
      (saved): Thunk<void> =>
      (dispatch) =>
        void dispatch(boxesSaved(saved)),
    // The screen takes over each save by itself.
    refresh: () => () => undefined,
  });
};
