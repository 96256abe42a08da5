import { useMemo, useState } from 'react';
import type { Rule } from '@shared/rules/rules';
import { sentenceOf } from '@shared/rules/sentence';
import { oncePer } from '@shared/store/oncePer';
import { matcher } from '../model/filter';
import { selectRules } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { shownRules } from '../model/work';
import { useSheet, type Sheet } from './SheetContext';

/** A rule in the list. */
export interface Entry {
  rule: Rule;
  /** In the order shown, from 0, deleted ones included. */
  index: number;
  /** As people count: null for a rule that is to be deleted. */
  number: number | null;
}

/** Rows that are drawn or not drawn together. */
export type Chunk = readonly Entry[];

const rowsPerChunk = 10;

/** Chunks that come and go together, so that a list of thousands of rows has few elements. */
const chunksPerStretch = 20;

/** The rules of the family in their order, numbered, and those that the filter lets through in chunks. */
export function useEntries() {
  const sheet = useSheet();
  const { family } = sheet;
  const saved = useAppSelector((state) => selectRules(state)[family]);
  const work = useAppSelector((state) => state.pendingChanges[family]);
  const filter = useAppSelector((state) => state.filter);
  const words = useAppSelector((state) => state.words);
  const openKey = useAppSelector((state) => state.openKey);
  const [chunk] = useState(() => makeChunker(rowsPerChunk, isSameEntry));
  const [stretch] = useState(() => makeChunker<Chunk>(chunksPerStretch, Object.is));
  const { fields, writing } = sheet;
  const textOf = useMemo(() => makeTexts({ fields, writing }), [fields, writing]);

  const shown = useMemo(() => shownRules(saved, work), [saved, work]);
  const all = useMemo(() => {
    const gone = new Set(work.deleted.map(({ key }) => key));
    let number = 0;
    const entries: Entry[] = [];
    for (const [index, rule] of shown.entries()) {
      const isGone = gone.size > 0 && gone.has(rule.key);
      entries.push({ rule, index, number: isGone ? null : ++number });
    }
    return entries;
  }, [shown, work.deleted]);
  const visible = useMemo(() => {
    const isMatch = matcher({ family, filter, words }, fields, textOf);
    // A rule that is being edited stays, though it may no longer be what was looked for.
    return all.filter(({ rule }) => isMatch(rule) || rule.key === openKey);
  }, [all, family, filter, openKey, fields, textOf, words]);
  const stretches = useMemo(() => stretch(chunk(visible)), [chunk, stretch, visible]);
  return { all, visible, stretches };
}

/** The texts of rules in lower case, made once for each. */
const makeTexts = ({ fields, writing }: Pick<Sheet, 'fields' | 'writing'>) =>
  oncePer((rule: Rule): string => {
    const { chips, says } = sentenceOf(rule, fields, writing);
    return `${chips.map(({ label, value }) => `${label} ${value}`).join(' ')} ${says}`.toLowerCase();
  });

/** Cuts lists into chunks and returns the chunk of before where nothing in it changed: it is not drawn again. */
function makeChunker<Item>(length: number, isSame: (a: Item, b: Item | undefined) => boolean) {
  let before: readonly (readonly Item[])[] = [];
  return (items: readonly Item[]): readonly (readonly Item[])[] => {
    const count = Math.ceil(items.length / length);
    before = Array.from({ length: count }, (_, index) => {
      const now = items.slice(index * length, (index + 1) * length);
      const old = before[index];
      return old?.length === now.length && now.every((item, index) => isSame(item, old[index]))
        ? old
        : now;
    });
    return before;
  };
}

const isSameEntry = (a: Entry, b: Entry | undefined) =>
  a.rule === b?.rule && a.index === b.index && a.number === b.number;
