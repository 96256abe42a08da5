import { keyOf, type Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import { oncePer } from '../store/oncePer';
import { put, without, type Drafts, type ListedDraft } from './listedDraft';
import { mergeDraft, recordEdits } from './recordEdits';
import { afterSave, notTaken, overSent } from './sentDrafts';

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
  const none: Drafts<Fields> = new Map();

  const fieldsOf = (record: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, record[name]])) as unknown as Fields;

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

  /** Without what is typed over one field of a record. */
  const withoutEdit = (drafts: Drafts<Fields>, key: string, name: Name): Drafts<Fields> => {
    const draft = drafts.get(key);
    if (!draft) return drafts;
    const next = new Map(drafts);
    put(next, { ...draft, edits: without(draft.edits, [name]) });
    return next;
  };

  /** Lays drafts of an earlier visit, or a way back, under what is typed now: that counts where both name one field. */
  const withDrafts = (drafts: Drafts<Fields>, earlier: readonly Draft[]): Drafts<Fields> => {
    const next = new Map(drafts);
    for (const draft of earlier) {
      const own = next.get(keyOf(draft));
      put(next, own ? mergeDraft(draft, own) : draft);
    }
    return next;
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

  /** What is to be saved of one record: null where nothing differs. Of thousands of drafts each step changes some. */
  const openOf = oncePer((draft: Draft): Draft | null => {
    const { base, edits } = draft;
    const isSaved = (name: Name) => isSame(edits[name] ?? '', base[name], name);
    const all = namesOf(edits);
    if (!all.some(isSaved)) return draft;
    return all.every(isSaved) ? null : { ...draft, edits: without(edits, all.filter(isSaved)) };
  });

  /** What is to be saved: of each record the fields that differ. A blank that was typed makes none differ. */
  const openDrafts = (drafts: Drafts<Fields>): Draft[] => {
    const open: Draft[] = [];
    for (const draft of drafts.values()) {
      const own = openOf(draft);
      if (own) open.push(own);
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
    withoutEdit,
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
