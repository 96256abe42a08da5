import type { RuleFamily, RuleField, RuleValue } from '@shared/contract/rules';
import { formatCsv } from '@shared/csv/csv';
import { saveFile } from '@shared/csv/saveFile';
import { isTiers, valueAt, type Rule } from '@shared/rules/rules';

/** The column that tells a rule of the server from a new one. */
export const idColumn = 'id';

/** Columns are named by the fields' own names: labels may be alike, and change. */
export function rulesToCsv(rules: readonly Rule[], fields: readonly RuleField[]): string {
  const header = [idColumn, ...fields.map(({ name }) => name)];
  const rows = rules.map((rule) => [
    rule.id ?? '',
    ...fields.map((field, index) => cellOf(field, valueAt(rule, index))),
  ]);
  return formatCsv([header, ...rows]);
}

export const exportRules = (
  family: RuleFamily,
  rules: readonly Rule[],
  fields: readonly RuleField[],
) => saveFile(`${family}-rules.csv`, rulesToCsv(rules, fields));

/** Choices by their labels, for people; by their values where two have the same label. */
export function cellOf({ options = [] }: RuleField, value: RuleValue): string {
  if (value === null) return '';
  if (isTiers(value)) {
    return value.map(({ from, to, price }) => `${from}-${to ?? ''}: ${price}`).join('; ');
  }
  const label = options.find((option) => option.value === value)?.label;
  const isOnlyOne = options.filter((option) => option.label === label).length === 1;
  return label !== undefined && isOnlyOne ? label : String(value);
}
