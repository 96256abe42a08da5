import { trimmed } from '../format/names';
import type { Failure } from '../http/failure';
import type { Id } from '../answers/id';

/** Work over one record that is not saved. */
export interface RecordDraft<Fields> {
  /** Null where it is a new record. */
  id: Id | null;
  /** What it is called, where none of its fields says so. */
  name?: string | undefined;
  /** The record as it was read: what a reset goes back to. */
  base: Fields;
  /** What is written over it. */
  edits: Partial<Fields>;
}

/** `draft` is what was sent: `base` is what the record had by then, and `edits` what it did not have yet. */
export interface Saved<Fields> {
  status: 'saved';
  draft: RecordDraft<Fields>;
  /** Finds a new record on the server, for what was typed since it was sent. */
  find?: () => Promise<{ id: Id; fields: Fields } | null>;
}

/** Why a record was not saved: it failed, nobody knows, or somebody else changed the same fields. */
export type NotSaved<Fields> =
  | { status: 'not-saved' | 'unknown'; failure: Failure }
  /** `by` is who, where the server tells. */
  | { status: 'conflict'; names: (keyof Fields)[]; now: Fields; by?: string | undefined };

/** Why it failed; undefined where it did not, and in a conflict. */
export const failureOf = <Fields>(end: Saved<Fields> | NotSaved<Fields>): Failure | undefined =>
  'failure' in end ? end.failure : undefined;

/**
 * Compares what is written over a record with what the record has. `isSame` says which values of a field count as
 * one: servers cut blanks off, and name the members of a set in any order.
 *
 * @example
 * const { openEdits, conflictsOf } = recordEdits<BrandFields>(['name', 'website'], isSameText);
 */
export function recordEdits<Fields extends object>(
  names: readonly (keyof Fields)[],
  isSame: (one: Fields[keyof Fields], other: Fields[keyof Fields], name: keyof Fields) => boolean,
) {
  /** Of the edits those that differ from what the record has; null when none does. */
  const openEdits = (edits: Partial<Fields>, record: Fields): Partial<Fields> | null => {
    const isOpen = (name: keyof Fields) => {
      const mine = own(edits, name);
      return mine !== undefined && !isSame(mine, own(record, name), name);
    };
    return pick(edits, names.filter(isOpen));
  };

  /** The edited fields that somebody else has changed since they were read, to something else. */
  const conflictsOf = (edits: Partial<Fields>, base: Fields, now: Fields): (keyof Fields)[] =>
    names.filter((name) => {
      const mine = own(edits, name);
      const theirs = own(now, name);
      return (
        mine !== undefined && !isSame(theirs, own(base, name), name) && !isSame(theirs, mine, name)
      );
    });

  /**
   * Of the drafts those that the server does not have by now, as far as these records tell; null for none. A new
   * record is there when one says all that it would say.
   */
  const unsavedOf = <Draft extends RecordDraft<Fields>>(
    drafts: readonly Draft[],
    records: readonly (Fields & { id: Id })[],
  ): Draft[] | null => {
    // Both may be thousands.
    const byId = new Map(records.map((record) => [String(record.id), record]));
    const isSaved = ({ id, base, edits }: Draft) => {
      if (id === null)
        return records.some((record) => openEdits({ ...base, ...edits }, record) === null);
      const record = byId.get(String(id));
      return record !== undefined && openEdits(edits, record) === null;
    };
    const open = drafts.filter((draft) => !isSaved(draft));
    return open.length > 0 ? open : null;
  };

  /** A draft over what the record has now: of its edits only those that the record does not have. */
  const openDraft = <Draft extends RecordDraft<Fields>>(draft: Draft, now: Fields): Draft => ({
    ...draft,
    base: now,
    edits: openEdits(draft.edits, now) ?? {},
  });

  /**
   * The way back from what was saved: the fields that were sent, as the record had them then. Null where nothing was
   * sent. What else somebody changes of the record stays.
   */
  const backOf = <Draft extends RecordDraft<Fields>>(saved: Draft): Draft | null => {
    const { base, edits } = saved;
    const before = pick(
      base,
      names.filter((name) => own(edits, name) !== undefined),
    );
    return before && { ...saved, base: { ...base, ...edits }, edits: before };
  };

  return { openEdits, conflictsOf, unsavedOf, openDraft, backOf };
}

/** A field may be called as what every object has, such as `constructor`. */
const own = <Of extends object, Name extends keyof Of>(of: Of, name: Name) =>
  (Object.hasOwn(of, name) ? of[name] : undefined) as Of[Name];

/** Null for no names. An assignment to `__proto__` would make no field. */
const pick = <Fields extends object>(of: Partial<Fields>, names: readonly (keyof Fields)[]) =>
  names.length > 0
    ? (Object.fromEntries(names.map((name) => [name, own(of, name)])) as Partial<Fields>)
    : null;

/**
 * Whether two values of a field count as one. Servers cut off blanks at the ends of texts, write ids as numbers or as
 * text, and name the members of a set in any order.
 */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? [...new Set(value.map(String))].sort() : value;
};

/** The edits as they are sent: a name in which nothing can be seen is none, which the server refuses. */
export const withVisibleName = <Edits extends { name?: string | undefined }>(edits: Edits): Edits =>
  edits.name === undefined ? edits : { ...edits, name: trimmed(edits.name) };

type AnyDraft = Pick<RecordDraft<object>, 'id' | 'base' | 'edits'>;

/** Two drafts of one record as one: of each field the later one, over what that was written over. */
export const mergeDraft = <Draft extends AnyDraft>(earlier: Draft, later: Draft): Draft => {
  const written = pick(later.base, Object.keys(later.edits) as never[]);
  return {
    ...later,
    base: { ...later.base, ...earlier.base, ...written },
    edits: { ...earlier.edits, ...later.edits },
  };
};

/** The drafts of each record as one; two new ones are two records. */
export const mergeDrafts = <Draft extends AnyDraft>(
  earlier: readonly Draft[],
  later: readonly Draft[],
): Draft[] => {
  const open = new Map(
    earlier.filter(({ id }) => id !== null).map((each) => [String(each.id), each]),
  );
  const merged = later.map((draft) => {
    const own = open.get(String(draft.id));
    if (!own) return draft;
    open.delete(String(draft.id));
    return mergeDraft(own, draft);
  });
  return [...earlier.filter(({ id }) => id === null), ...open.values(), ...merged];
};
