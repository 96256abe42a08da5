import { isSameNumber } from '../format/amounts';
import type { WriteMoney } from '../format/money';
import { isNumeric } from '../format/numbers';
import { readTags } from '../format/tags';
import { t, tn } from '../page/i18n';

/**
 * One field of a row, which is text as it is typed, whatever it holds: `text`; one of `choices` by its id; `money`, as
 * plain decimal text; a `count` of whole things from 1 on; `tags`, as `writeTags` has them.
 */
export interface RowField {
  type: 'text' | 'choice' | 'money' | 'count' | 'tags';
  /** What there is to choose; a server may have another one, which is called by its id. */
  choices?: () => readonly { id: string; name: string }[];
  /** Stands for no choice where one is to be made for many rows: "Choose a status". */
  ask?: () => string;
  /** An amount may be left out. */
  isOptional?: boolean;
  /** What is wrong with a text, where its type does not say so: a sentence, null for nothing. */
  problem?: (value: string) => string | null;
}

/** The fields of a kind of row by their names. */
export type RowFields<Fields> = { readonly [Name in keyof Fields]-?: RowField };

export const isNumber = ({ type }: RowField): boolean => type === 'money' || type === 'count';

/** Whether two texts of a field say the same: servers cut blanks off, write "12.5" as "12.50", and name tags in any order. */
export function isSameIn(field: RowField, one: string, other: string): boolean {
  if (one === other) return true;
  if (isNumber(field)) return isSameNumber(one, other);
  return field.type === 'tags' ? setOf(one) === setOf(other) : one.trim() === other.trim();
}

const setOf = (tags: string) => JSON.stringify(readTags(tags).sort());

/** A sentence about what is wrong with the text of a field, or null. `decimals` are those of the currency. */
export function problemIn(field: RowField, value: string, decimals: number): string | null {
  const text = value.trim();
  if (field.problem) return field.problem(value);
  if (field.isOptional && text === '') return null;
  if (field.type === 'money') return problemOfAmount(text, decimals);
  return field.type === 'count' ? problemOfCount(text) : null;
}

function problemOfAmount(amount: string, decimals: number): string | null {
  if (!isNumeric(amount)) return t('Enter an amount.');
  if (amount.startsWith('-') && Number(amount) !== 0) return t('Enter 0 or more.');
  const { length } = (amount.split('.')[1] ?? '').replace(/0+$/, '');
  if (length <= decimals) return null;
  return decimals === 0
    ? t('Enter an amount without decimals.')
    : tn('Enter at most %(count)s decimal.', 'Enter at most %(count)s decimals.', decimals);
}

function problemOfCount(count: string): string | null {
  if (!isNumeric(count) || !Number.isInteger(Number(count))) return t('Enter a whole number.');
  if (Number(count) < 1) return t('Enter 1 or more.');
  return Number(count) > 999_999 ? t('Enter 999,999 or less.') : null;
}

/** A value as a person reads it; `'–'` alone where there is none. */
export function textIn(field: RowField, value: string, money: WriteMoney): string {
  const text = value.trim();
  if (text === '') return '–';
  if (field.type === 'money') return money(text);
  return field.choices?.().find(({ id }) => id === value)?.name ?? text;
}

/** How a field of many rows is changed at once. `copy` is from another field, `add` and `remove` are of tags. */
export type Way =
  | 'set'
  | 'raise-percent'
  | 'lower-percent'
  | 'raise'
  | 'lower'
  | 'round'
  | 'copy'
  | 'add'
  | 'remove';

export const numberWays = ['set', 'raise-percent', 'lower-percent', 'raise', 'lower'] as const;
