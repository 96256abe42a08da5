import type { Id } from '../id';
import { recordEdits, type RecordDraft } from './recordEdits';

/**
 * What is typed over one record of a list and is not saved. `base` is the record itself; of one that an earlier visit left
 * it may have no more than what is typed over, until more is.
 */
export interface ListedDraft<Fields> extends RecordDraft<Fields> {
  id: Id;
}

/** What is typed over each record, by the record's id as text. */
export type Drafts<Fields> = ReadonlyMap<string, ListedDraft<Fields>>;

/** Some fields of a record as they shall be. */
export interface RecordChange<Fields> {
  record: Fields & { id: Id };
  edits: Partial<Fields>;
}

/**
 * What is written over the records of a list and not saved, as one map that each step replaces. Values are text, as
 * they are typed: `isSame` says which of them count as one. A text that is letter by letter the record's is no edit.
 *
 * @example
 * const { withEdits, openDrafts } = recordDrafts<PriceFields>(fieldNames, isSame);
 */
export function recordDrafts<Fields extends Record<keyof Fields, string>>(
  names: readonly (keyof Fields & string)[],
  isSame: (one: string, other: string, name: keyof Fields) => boolean,
) {
  type Name = keyof Fields & string;
  type Edits = Partial<Fields>;
  type Draft = ListedDraft<Fields>;
  type Row = Fields & { id: Id };

  const { openEdits, conflictsOf, unsavedOf, backOf } = recordEdits<Fields>(names, isSame);
  const namesOf = (edits: Edits) => Object.keys(edits) as Name[];
  const keyOf = ({ id }: { id: Id }) => String(id);
  const none: Drafts<Fields> = new Map();

  const fieldsOf = (record: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, record[name]])) as unknown as Fields;

  const without = (edits: Edits, gone: readonly Name[]): Edits =>
    Object.fromEntries(
      Object.entries(edits).filter(([name]) => !gone.includes(name as Name)),
    ) as Edits;

  /**
   * Keeps of a draft, in a map that is being made, what is not letter by letter as the server has it: "12" over "12.00"
   * changes nothing, but is on its way to "12.5".
   */
  const put = (drafts: Map<string, Draft>, draft: Draft) => {
    const all = namesOf(draft.edits);
    const same = all.filter((name) => draft.edits[name] === draft.base[name]);
    if (same.length === all.length) drafts.delete(keyOf(draft));
    // Thousands of rows are changed at once: what is left as it is is not copied.
    else if (same.length === 0) drafts.set(keyOf(draft), draft);
    else drafts.set(keyOf(draft), { ...draft, edits: without(draft.edits, same) });
  };

  /** What a draft of an earlier visit lacks of its record is as it is now. */
  const baseFor = (more: Edits, { base, edits }: Draft, record: Row): Fields => {
    if (namesOf(more).every((name) => Object.hasOwn(base, name))) return base;
    const isFree = (name: Name) => edits[name] === undefined;
    return { ...record, ...without(base, names.filter(isFree)) };
  };

  /** What is written over some records, laid over what is written already. */
  const withEdits = (
    drafts: Drafts<Fields>,
    changes: readonly RecordChange<Fields>[],
  ): Drafts<Fields> => {
    const next = new Map(drafts);
    for (const { record, edits } of changes) {
      const { id } = record;
      const before = next.get(keyOf(record));
      const base = before ? baseFor(edits, before, record) : record;
      // Of thousands of rows nothing is copied that would be the same.
      const isAll = !before || namesOf(before.edits).every((name) => Object.hasOwn(edits, name));
      put(next, { id, base, edits: isAll ? edits : { ...before.edits, ...edits } });
    }
    return next;
  };

  /** Without what is typed over some fields of a record, or over all of it. */
  const withoutEdits = (
    drafts: Drafts<Fields>,
    key: string,
    gone?: readonly Name[],
  ): Drafts<Fields> => {
    const draft = drafts.get(key);
    const next = new Map(drafts);
    if (!draft || !gone) next.delete(key);
    else put(next, { ...draft, edits: without(draft.edits, gone) });
    return next;
  };

  /** Lays drafts of an earlier visit, or a way back, under what is typed now: that counts where both name one field. */
  const withDrafts = (drafts: Drafts<Fields>, earlier: readonly Draft[]): Drafts<Fields> => {
    const next = new Map(drafts);
    for (const draft of earlier) {
      const own = next.get(keyOf(draft));
      const base = { ...own?.base, ...draft.base };
      put(next, { ...draft, base, edits: { ...draft.edits, ...own?.edits } });
    }
    return next;
  };

  /**
   * What is typed while `sent` is on its way. What is taken back of it is a change of what the server is about to have;
   * typed again it is as it was sent.
   */
  const overSent = (
    sent: readonly Draft[],
    before: Drafts<Fields>,
    after: Drafts<Fields>,
  ): Drafts<Fields> => {
    let next: Map<string, Draft> | null = null;
    for (const draft of sent) {
      const [was, own] = [before.get(keyOf(draft)), after.get(keyOf(draft))];
      if (!was || was === own) continue;
      const base = { ...draft.base, ...own?.base };
      const edits: Edits = { ...own?.edits };
      for (const name of namesOf(draft.edits)) {
        if (was.edits[name] === undefined || edits[name] !== undefined) continue;
        const isBack = was.base[name] !== draft.edits[name];
        const [from, to] = isBack ? [draft.edits, draft.base] : [draft.base, draft.edits];
        base[name] = from[name] as Fields[Name];
        edits[name] = to[name];
      }
      next ??= new Map(after);
      put(next, { id: draft.id, base, edits });
    }
    return next ?? after;
  };

  /** After a save: what was not taken of `sent` was never there. */
  const notTaken = (drafts: Drafts<Fields>, sent: readonly Draft[]): Drafts<Fields> => {
    let next: Map<string, Draft> | null = null;
    for (const { id, base, edits } of sent) {
      const own = drafts.get(String(id));
      const over = own ? namesOf(edits).filter((name) => own.base[name] === edits[name]) : [];
      if (!own || over.length === 0) continue;
      const was = { ...own.base };
      for (const name of over) was[name] = base[name];
      next ??= new Map(drafts);
      put(next, { ...own, base: was });
    }
    return next ?? drafts;
  };

  /** After a save: what the server has now is no edit any more, and what was typed meanwhile stands over it. */
  const afterSave = (drafts: Drafts<Fields>, saved: readonly Draft[]): Drafts<Fields> => {
    let next: Map<string, Draft> | null = null;
    for (const { id, base, edits } of saved) {
      const own = drafts.get(String(id));
      if (!own) continue;
      next ??= new Map(drafts);
      put(next, { ...own, base: { ...own.base, ...base, ...edits } });
    }
    return next ?? drafts;
  };

  /** After a read: what the server has by now is no edit any more, whoever has written it. */
  const meeting = (drafts: Drafts<Fields>, records: readonly Row[]): Drafts<Fields> => {
    let next: Map<string, Draft> | null = null;
    for (const record of drafts.size > 0 ? records : []) {
      const draft = drafts.get(keyOf(record));
      if (!draft) continue;
      const met = namesOf(draft.edits).filter((name) =>
        isSame(draft.edits[name] ?? '', record[name], name),
      );
      if (met.length === 0) continue;
      next ??= new Map(drafts);
      const base = { ...draft.base };
      for (const name of met) base[name] = record[name];
      put(next, { ...draft, base, edits: without(draft.edits, met) });
    }
    return next ?? drafts;
  };

  /** Of one field of a conflict what the person wants: their own over what is there now, or what is there. */
  const settled = (
    drafts: Drafts<Fields>,
    key: string,
    name: Name,
    now: string,
    isTheirs: boolean,
  ): Drafts<Fields> => {
    const draft = drafts.get(key);
    if (!draft) return drafts;
    const next = new Map(drafts);
    const edits = isTheirs ? without(draft.edits, [name]) : draft.edits;
    put(next, { ...draft, base: { ...draft.base, [name]: now }, edits });
    return next;
  };

  /** What is to be saved: of each record the fields that differ. A blank that was typed makes none differ. */
  const openDrafts = (drafts: Drafts<Fields>): Draft[] => {
    const open: Draft[] = [];
    for (const draft of drafts.values()) {
      const { base, edits } = draft;
      const all = namesOf(edits);
      const same = all.filter((name) => isSame(edits[name] ?? '', base[name], name));
      if (same.length === 0) open.push(draft);
      else if (same.length < all.length) open.push({ ...draft, edits: without(edits, same) });
    }
    return open;
  };

  /** The ways back from what was saved, record by record. */
  const waysBack = (saved: readonly Draft[]): Draft[] =>
    saved.flatMap((draft) => backOf(draft) ?? []);

  /** Of the ways back those that are still true: nobody else has saved one of these fields since. */
  const stillBack = (ways: readonly Draft[], records: readonly Row[]): readonly Draft[] => {
    if (ways.length === 0) return ways;
    const now = new Map(records.map((record) => [keyOf(record), record]));
    const left = ways.filter(({ id, base, edits }) => {
      const record = now.get(String(id));
      return !record || namesOf(edits).every((name) => isSame(record[name], base[name], name));
    });
    return left.length === ways.length ? ways : left;
  };

  return {
    none,
    fieldsOf,
    openEdits,
    conflictsOf,
    unsavedOf,
    withEdits,
    withoutEdits,
    withDrafts,
    overSent,
    notTaken,
    afterSave,
    meeting,
    settled,
    openDrafts,
    waysBack,
    stillBack,
  };
}
