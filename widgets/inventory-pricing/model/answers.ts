import { isId, isObject, listOf, textOf, unreadable } from '@shared/answers';
import type {
  MissingVariant as SentMissing,
  PricedVariant,
  PricesAnswer,
} from '@shared/contract/inventoryPricing';
import { isNumeric } from '@shared/format/numbers';
import {
  tierNames,
  type FieldName,
  type MissingVariant,
  type PricedRow,
  type Prices,
} from './prices';

type Loose<T> = { [Key in keyof T]?: unknown };

/** An answer as the grid can show it: what a server leaves out or calls null is nothing, never a word on the page. */
export function readPrices(answer: unknown): Prices {
  const loose = (isObject(answer) ? answer : {}) as Loose<PricesAnswer>;
  if (!Array.isArray(loose.variants)) throw unreadable('The answer has no list of variants.');
  return {
    rows: listOf(loose.variants as Loose<PricedVariant>[]).flatMap(readRow),
    tiers: listOf(loose.tiers as { from?: unknown }[])
      .flatMap(({ from }) => (isWhole(from) ? [from] : []))
      .slice(0, tierNames.length),
    missing: listOf(loose.missingVariants as Loose<SentMissing>[]).flatMap(readMissing),
    canEdit: loose.canEdit === true,
    currency: textOf(loose.currency) || undefined,
  };
}

/** A variant without an id is left out: nothing could tell it from the others. */
function readRow(variant: Loose<PricedVariant>): PricedRow[] {
  const { id, category, product, stock } = variant;
  if (!isId(id)) return [];
  const tiers: unknown[] = Array.isArray(variant.tiers) ? variant.tiers : [];
  const [tier0, tier1, tier2, tier3, tier4] = tierNames.map((_, at) => numberOf(tiers[at]));
  const kind = isObject(category) ? category : {};
  return [
    {
      id,
      name: textOf(variant.name),
      productName: isObject(product) ? textOf(product.name) : '',
      categoryId: textOf(kind.id),
      category: textOf(kind.name) || textOf(kind.id),
      batchRef: textOf(variant.batchRef),
      packageSize: textOf(variant.packageSize),
      stock: isWhole(stock) ? stock : null,
      price: numberOf(variant.price),
      tier0: tier0 ?? '',
      tier1: tier1 ?? '',
      tier2: tier2 ?? '',
      tier3: tier3 ?? '',
      tier4: tier4 ?? '',
      cost: numberOf(variant.cost),
      minimum: numberOf(variant.minimum),
      step: numberOf(variant.step),
    },
  ];
}

const readMissing = (missing: Loose<SentMissing>): MissingVariant[] =>
  isId(missing.productId)
    ? [
        {
          productId: missing.productId,
          productName: textOf(missing.productName) || String(missing.productId),
          batchRef: textOf(missing.batchRef),
          packageSize: textOf(missing.packageSize),
        },
      ]
    : [];

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** What is no number is nothing: in a cell it would look as if somebody had typed it. */
const numberOf = (value: unknown): string => (isNumeric(value) ? String(value).trim() : '');

/** What the server said of a variant: of one of its fields, or of none of them. */
export interface RowError {
  field: FieldName | '';
  message: string;
}

/** What became of each variant that was sent, by its id as text: nothing in the list where it was saved. */
export type Results = ReadonlyMap<string, readonly RowError[]>;

/** Reads the results of a save; a variant of which nothing is answered is not in them. */
export function readResults(answer: unknown, tiers: readonly number[]): Results {
  const list = isObject(answer) ? listOf(answer.results as Loose<{ id: 0; errors: 0 }>[]) : [];
  return new Map(
    list.flatMap(({ id, errors }) =>
      isId(id) && Array.isArray(errors)
        ? [[String(id), errors.flatMap((error) => readError(error, tiers))] as const]
        : [],
    ),
  );
}

function readError(error: unknown, tiers: readonly number[]): RowError[] {
  if (!isObject(error)) return [{ field: '', message: textOf(error) }];
  const field = textOf(error.field);
  const [, from] = /^tiers\.(\d+)$/.exec(field) ?? [];
  const tier = from === undefined ? undefined : tierNames[tiers.indexOf(Number(from))];
  const own = (['price', 'cost', 'minimum', 'step'] as const).find((name) => name === field);
  return [{ field: tier ?? own ?? '', message: textOf(error.message) }];
}
