import type { RuleField } from '@shared/contract/rules';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { readerOf, withImplied } from '@shared/rules/asks';
import { valueAt, type Rule } from '@shared/rules/rules';
import { lineOf, sentenceOf, type Writing } from '@shared/rules/sentence';
import type { PricedRow } from './prices';

/** What a vendor's rules make of its prices, customer by customer, in the order of their list. */
export interface CustomerRules {
  rules: readonly Rule[];
  fields: readonly RuleField[];
}

/** So many are told of a row. */
const shownRules = 3;

/** What is known of a row about a condition; null where nothing is. */
function factOf(row: PricedRow, { name, options }: RuleField): string | null {
  if (name === 'product_id') return row.productId || null;
  if (name === 'brand_id') return row.brandId || null;
  if (name === 'category_id') return row.categoryId || null;
  if (name !== 'size') return null;
  // A size may be a choice with an id of its own.
  const size = options?.find((each) => [String(each.value), each.label].includes(row.packageSize));
  return options ? (size ? String(size.value) : null) : row.packageSize || null;
}

/**
 * A function that tells which rules may apply to the price of a row, as facts; undefined where none does. A rule may
 * where it sets something, and none of its conditions is about another product, brand, category or size. Which customer
 * orders, and from where it is sent, stays open.
 */
export function rulesAbout({ rules, fields }: CustomerRules, writing: Writing) {
  const { implied, read } = readerOf(fields);
  const conditions = fields.filter((field) => field.is_condition);
  const setting = rules.filter((rule) =>
    fields.some((field, at) => !field.is_condition && valueAt(rule, at) !== null),
  );
  const told = new Map<string, readonly string[] | undefined>();

  const tell = (own: readonly (string | null)[]): readonly string[] | undefined => {
    const known = withImplied(own, implied) ?? own;
    const fitting = setting.filter((rule) => {
      const { known: asked, indexes } = read(rule);
      return asked && indexes.every((at) => known[at] === null || known[at] === asked[at]);
    });
    if (fitting.length === 0) return undefined;
    const lines = fitting.slice(0, shownRules);
    const more = fitting.length - lines.length;
    const count = formatCount(more, writing.locale);
    return [
      t('Customers’ rules'),
      ...lines.map((rule) => lineOf(sentenceOf(rule, fields, writing))),
      ...(more > 0 ? [t('and %(count)s more', { count })] : []),
    ];
  };

  return (row: PricedRow): readonly string[] | undefined => {
    const own = conditions.map((field) => factOf(row, field));
    const key = JSON.stringify(own);
    if (!told.has(key)) told.set(key, tell(own));
    return told.get(key);
  };
}
