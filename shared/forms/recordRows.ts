import type { Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import { recordEdits } from './recordEdits';
import {
  byId,
  freeId,
  idsOf,
  pick,
  put,
  seen,
  type AnyEdit,
  type RowEdit,
  type RowEdits,
} from './rowEdits';

/**
 * What two people made of one row, each in their own way: both changed the one field of `names`; or the person removed
 * the row, of which somebody else changed `names`; or the person changed `names`, and the row is gone: no `theirs`.
 */
export interface RowConflict<Row, Values> {
  edit: RowEdit<Row, Values>;
  /** What the row has now. */
  theirs: Values | null;
  names: readonly string[];
}

/**
 * Compares what was done to the rows of a list within a record with the rows that the server has by now, `rows`. `names`
 * are the fields, which are properties of a row; `valuesOf` gives them as they are edited, also of a row into which such
 * values were written; `isSame` says which count as one. Ids are compared as they came. What is given stays as it is.
 *
 * @example
 * const tiers = recordRows<Tier, TierValues>(['from', 'price'], tierValues, isSameNumber);
 * const edits = tiers.change([], record.tiers, 7, { price: '12.50' });
 * const open = tiers.open(edits, (await read()).tiers);
 */
export function recordRows<Row extends { id: Id }, Values extends object>(
  names: readonly (keyof Values & string)[],
  valuesOf: (row: Row) => Values,
  isSame: (one: Values[keyof Values], other: Values[keyof Values], name: keyof Values) => boolean,
) {
  type Edits = RowEdits<Row, Values>;
  const { openEdits, conflictsOf: changedByBoth } = recordEdits<Values>(names, isSame);

  /** Writes values into a row. What is again as the server has it, letter by letter, is no edit. */
  const change = (all: Edits, rows: readonly Row[], id: Id, values: Partial<Values>): Edits => {
    const own = all.find((each) => each.id === id);
    const row = rows.find((each) => each.id === id) ?? own?.base;
    if (!row) return all;
    const saved = valuesOf(row);
    const edits = { ...own?.edits, ...values };
    const left = namesOf(edits).filter((name) => !(name in values && edits[name] === saved[name]));
    // What somebody else wrote there alike is what the person saw when they went on.
    const before = own && { ...own, edits: openEdits(own.edits, saved) ?? {} };
    return put(all, { ...own, id, base: seen(row, before), edits: pick(edits, left) });
  };

  /** The edits over what the server has now: only what it does not have. */
  const open = (all: Edits, rows: readonly Row[]): Edits => {
    const now = byId(rows);
    return all.reduce<Edits>((found, edit) => {
      const row = edit.isNew ? edit.base : now.get(edit.id);
      if (!row && edit.isRemoved) return found;
      // Somebody else removed it: what was typed into it is not lost without a word.
      const edits = row ? (openEdits(edit.edits, valuesOf(row)) ?? {}) : edit.edits;
      return put(found, { ...edit, edits });
    }, []);
  };

  /** What both changed. Where both made the same of it there is no conflict. */
  const conflictsOf = (all: Edits, rows: readonly Row[]): RowConflict<Row, Values>[] => {
    const known = byId(rows);
    return all.flatMap((edit): RowConflict<Row, Values>[] => {
      const [row, was] = [known.get(edit.id), valuesOf(edit.base)];
      if (edit.isNew || (edit.isRemoved && !row)) return [];
      const theirs = row ? valuesOf(row) : null;
      if (theirs && !edit.isRemoved) {
        const both = changedByBoth(edit.edits, was, theirs) as string[];
        return both.map((name) => ({ edit, theirs, names: [name] }));
      }
      const changed = theirs
        ? names.filter((name) => !isSame(theirs[name], was[name], name))
        : namesOf(edit.edits);
      return changed.length > 0 ? [{ edit, theirs, names: changed }] : [];
    });
  };

  return { names, valuesOf, isSame, change, open, conflictsOf };
}

/** A conflict decided for the person’s own, or for theirs. To keep what is gone is to add it again, with an id like `newId`. */
export function settleRow<Edit extends AnyEdit>(
  all: readonly Edit[],
  { edit: { id }, theirs, names }: RowConflict<{ id: Id }, object>,
  isTheirs: boolean,
  newId: Id,
): readonly Edit[] {
  const own = all.find((each) => each.id === id);
  if (!own) return all;
  const others = all.filter((each) => each !== own);
  if (!theirs && isTheirs) return others;
  if (!theirs) {
    const given = new Map([[id, freeId(newId, idsOf(all))]]);
    return [...others, ...renamed([{ ...own, isNew: true }], given)];
  }
  if (!isTheirs) return put(all, { ...own, base: { ...own.base, ...pick(theirs, names) } });
  if (own.isRemoved) return put(all, { ...own, isRemoved: undefined });
  const left = namesOf(own.edits).filter((name) => !names.includes(name));
  return put(all, { ...own, edits: pick(own.edits, left) });
}

/** Edits with other ids for some rows. */
const renamed = <Edit extends AnyEdit>(all: readonly Edit[], given: ReadonlyMap<Id, Id>) =>
  all.map((edit) => ({
    ...edit,
    id: given.get(edit.id) ?? edit.id,
    base: { ...edit.base, id: given.get(edit.id) ?? edit.id },
    after: given.get(edit.after ?? '') ?? edit.after,
  }));

/**
 * Edits whose new rows have ids that no row of the server has; asked again of more edits, the same ones. To be asked once
 * it is known that those rows are not the new ones, saved: before they are sent.
 */
export function withIdsApart<Edit extends AnyEdit>(
  all: readonly Edit[],
  rows: readonly { id: Id }[],
): readonly Edit[] {
  const [there, taken] = [idsOf(rows), idsOf(rows, all)];
  const given = new Map<Id, Id>();
  for (const { id, isNew } of all) {
    if (isNew && there.has(id)) given.set(id, freeId(`${id}-new`, taken));
  }
  return renamed(all, given);
}

/**
 * What is still to be saved once the server has taken `sent`, which was made of an earlier state of the edits. New rows
 * have the ids that `given` names by now: what was typed into them since belongs to those, and goes with one not named.
 */
export function rowsAfterSave<Edit extends AnyEdit>(
  all: readonly Edit[],
  sent: readonly Edit[],
  given: ReadonlyMap<Id, Id>,
): readonly Edit[] {
  const before = byId(sent);
  const left = all.reduce<readonly Edit[]>((found, edit) => {
    const was = before.get(edit.id);
    if (edit.isRemoved && (was ? was.isRemoved : edit.isNew)) return found;
    if (!was || (was.isNew && was.isRemoved)) return put(found, edit);
    if (was.isNew && !given.has(edit.id)) return found;
    const typed = namesOf(edit.edits).filter((name) => edit.edits[name] !== was.edits[name]);
    return put(found, {
      ...edit,
      // What was sent is what the server had when the person went on.
      base: { ...edit.base, ...was.edits },
      edits: pick(edit.edits, typed),
      isNew: undefined,
      isRemoved: was.isRemoved ? undefined : edit.isRemoved,
      after: undefined,
    });
  }, []);
  return renamed(left, given);
}

/**
 * `later` over `earlier`, for a draft that comes back to what was edited since. Ids of our own begin anew on each page:
 * rows that were added before get some that no row of now has.
 */
export function mergeRows<Edit extends AnyEdit>(
  earlier: readonly Edit[],
  later: readonly Edit[],
): readonly Edit[] {
  const now = byId(later);
  const taken = idsOf(earlier, later);
  const given = new Map<Id, Id>();
  for (const { id, isNew } of earlier) {
    if (isNew && now.has(id)) given.set(id, freeId(id, new Set([...taken, ...given.values()])));
  }
  return later.reduce<readonly Edit[]>(
    (merged, edit) => {
      const own = merged.find((each) => each.id === edit.id);
      if (!own) return put(merged, edit);
      // A removal saw the whole row, an edit its fields.
      const isSeenBefore = (name: string) =>
        !(name in edit.edits) && (name in own.edits || (own.isRemoved && !edit.isRemoved));
      return put(merged, {
        ...own,
        ...edit,
        base: { ...edit.base, ...pick(own.base, Object.keys(own.base).filter(isSeenBefore)) },
        edits: { ...own.edits, ...edit.edits },
        isRemoved: own.isRemoved ?? edit.isRemoved,
      });
    },
    renamed(earlier, given),
  );
}
