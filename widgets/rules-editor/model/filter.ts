import type { RuleFamily, RuleField } from '@shared/contract/rules';
import { families, textAt, type Rule } from '@shared/rules/rules';

/** What a list can be narrowed to, as the specification names it. Empty is any. */
export const filterNames = [
  'dispensary_class_id',
  'brand_id',
  'category_id',
  'product_id',
  'stock_location_id',
  'size',
] as const;

export type FilterName = (typeof filterNames)[number];
export type Filter = Record<FilterName, string>;

/** What is looked at: it stands in the page's address. */
export interface View {
  family: RuleFamily;
  filter: Filter;
  /** Words to find in the rules. */
  words: string;
}

export const noFilter: Filter = {
  dispensary_class_id: '',
  brand_id: '',
  category_id: '',
  product_id: '',
  stock_location_id: '',
  size: '',
};

export const startView: View = { family: 'quantity', filter: noFilter, words: '' };

export const isFiltered = ({ filter, words }: View): boolean =>
  words.trim() !== '' || filterNames.some((name) => filter[name] !== '');

/** Makes the check of a list's rules; `textOf` is the text in which words are found, in lower case. */
export function matcher(
  { filter, words }: View,
  fields: readonly RuleField[],
  textOf: (rule: Rule) => string,
): (rule: Rule) => boolean {
  const asked = filterNames.flatMap((name) =>
    filter[name] === ''
      ? []
      : [{ index: fields.findIndex((field) => field.name === name), value: filter[name] }],
  );
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return (rule) => {
    for (const { index, value } of asked) {
      if (textAt(rule, index) !== value) return false;
    }
    if (wanted.length === 0) return true;
    const text = textOf(rule);
    return wanted.every((word) => text.includes(word));
  };
}

/** The view as text of an address; empty for the view that everyone starts with. */
export function writeView({ family, filter, words }: View): string {
  const pairs = new URLSearchParams();
  if (family !== startView.family) pairs.set('family', family);
  for (const name of filterNames) if (filter[name]) pairs.set(name, filter[name]);
  if (words.trim()) pairs.set('find', words);
  return pairs.toString();
}

export function readView(text: string): View {
  const pairs = new URLSearchParams(text);
  const filter = { ...noFilter };
  for (const name of filterNames) filter[name] = pairs.get(name) ?? '';
  const family = families.find((each) => each === pairs.get('family')) ?? startView.family;
  return { family, filter, words: pairs.get('find') ?? '' };
}

/** Whether only the words differ: each further letter replaces the step before in the browser's history. */
export const isTyping = (before: string, now: string): boolean =>
  writeView({ ...readView(before), words: '' }) === writeView({ ...readView(now), words: '' });
