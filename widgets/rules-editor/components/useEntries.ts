import { useMemo, useState } from 'react';
import { matcher } from '../filter';
import type { Rule } from '../rules';
import { sentenceOf } from '../sentence';
import { selectRules } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { shownRules } from '../work';
import { useSheet, type Sheet } from './SheetContext';

/** A rule in the list. */
export interface Entry {
  rule: Rule;
  /** In the order shown, from 0, deleted ones included. */
  place: number;
  /** As people count: null for a rule that is to be deleted. */
  number: number | null;
}

/** Rows that are drawn or not drawn together. */
export const chunkLength = 20;

/** The rules of the family in their order, numbered, and those that the filter lets through in chunks. */
export function useEntries() {
  const sheet = useSheet();
  const { family } = sheet;
  const saved = useAppSelector((state) => selectRules(state)[family]);
  const work = useAppSelector((state) => state.pendingChanges[family]);
  const filter = useAppSelector((state) => state.filter);
  const words = useAppSelector((state) => state.words);
  const openKey = useAppSelector((state) => state.openKey);
  const [chunk] = useState(makeChunker);
  const { fields, writing } = sheet;
  const textOf = useMemo(() => makeTexts({ fields, writing }), [fields, writing]);

  const shown = useMemo(() => shownRules(saved, work), [saved, work]);
  const all = useMemo(() => {
    const gone = new Set(work.deleted.map(({ key }) => key));
    let number = 0;
    return shown.map((rule, place): Entry => ({
      rule,
      place,
      number: gone.size > 0 && gone.has(rule.key) ? null : ++number,
    }));
  }, [shown, work.deleted]);
  const chunks = useMemo(() => {
    const isMatch = matcher({ family, filter, words }, fields, textOf);
    // A rule that is being edited stays, though it may no longer be what was looked for.
    return chunk(all.filter(({ rule }) => isMatch(rule) || rule.key === openKey));
  }, [all, chunk, family, filter, openKey, fields, textOf, words]);
  return { shown, all, chunks };
}

/** The texts of rules in lower case, made once for each. */
function makeTexts({ fields, writing }: Pick<Sheet, 'fields' | 'writing'>) {
  const texts = new WeakMap<Rule, string>();
  return (rule: Rule): string => {
    let text = texts.get(rule);
    if (text === undefined) {
      const { chips, says } = sentenceOf(rule, fields, writing);
      text = `${chips.map(({ label, value }) => `${label} ${value}`).join(' ')} ${says}`;
      texts.set(rule, (text = text.toLowerCase()));
    }
    return text;
  };
}

/** Cuts lists into chunks and answers the chunk of before where nothing in it changed: it is not drawn again. */
function makeChunker() {
  let before: readonly (readonly Entry[])[] = [];
  return (entries: readonly Entry[]): readonly (readonly Entry[])[] => {
    const count = Math.ceil(entries.length / chunkLength);
    before = Array.from({ length: count }, (_, index) => {
      const now = entries.slice(index * chunkLength, (index + 1) * chunkLength);
      const old = before[index];
      return old?.length === now.length &&
        now.every((entry, place) => isSameEntry(entry, old[place]))
        ? old
        : now;
    });
    return before;
  };
}

const isSameEntry = (a: Entry, b: Entry | undefined) =>
  a.rule === b?.rule && a.place === b.place && a.number === b.number;
