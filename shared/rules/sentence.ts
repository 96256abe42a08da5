import { oncePer } from '../store/oncePer';
import type { RuleField, RuleValue } from '../contract/rules';
import type { WriteMoney } from '../format/money';
import { formatCount } from '../format/numbers';
import { t } from '../page/i18n';
import { isTiers, valueAt, type Rule } from './rules';

/** How the page writes numbers and amounts. */
export interface Writing {
  locale: string;
  money: WriteMoney;
}

export interface Chip {
  label: string;
  value: string;
}

/** A rule in words: what it applies to as chips, and what it says. */
export interface Sentence {
  chips: Chip[];
  says: string;
}

const labelsOf = oncePer(
  ({ options }: RuleField) =>
    new Map(options?.map((option) => [String(option.value), option.label])),
);

/** The label of a choice; the value itself where the server offers it no more. */
const labelOf = (field: RuleField, value: string | number): string =>
  labelsOf(field).get(String(value)) ?? String(value);

/** A value as people read it. */
export function wordsOf(field: RuleField, value: RuleValue, writing: Writing): string {
  const { locale, money } = writing;
  if (value === null) return t('not set');
  if (isTiers(value)) {
    return value
      .map(({ from, to, price }) =>
        t('%(range)s: %(price)s', {
          range: to === null ? `${from}+` : `${from}–${to}`,
          price: money(price),
        }),
      )
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (field.type === 'money') return money(String(value));
  if (field.type === 'percent') return `${value}%`;
  if (field.options) return labelOf(field, value);
  return typeof value === 'number' ? formatCount(value, locale) : value;
}

function clauseOf(field: RuleField, value: RuleValue, writing: Writing): string | null {
  if (value === null || value === false) return null;
  const { phrase, label } = field;
  if (value === true) return phrase ?? label;
  const words = wordsOf(field, value, writing);
  // A function, for "$&" in a value stands for itself.
  return phrase?.includes('%s') ? phrase.replace('%s', () => words) : `${label}: ${words}`;
}

export function sentenceOf(rule: Rule, fields: readonly RuleField[], writing: Writing): Sentence {
  const chips: Chip[] = [];
  const clauses: string[] = [];
  for (const [index, field] of fields.entries()) {
    const value = valueAt(rule, index);
    if (!field.is_condition) clauses.push(clauseOf(field, value, writing) ?? '');
    else if (value !== null)
      chips.push({ label: field.label, value: wordsOf(field, value, writing) });
  }
  return { chips, says: clauses.filter(Boolean).join(', ') || t('nothing set yet') };
}

/** A sentence in one line, for lists and for screen readers. */
export function lineOf({ chips, says }: Sentence): string {
  const where = chips.map(({ value }) => value).join(', ') || t('Everything');
  return t('%(where)s: %(says)s', { where, says });
}
