import * as v from 'valibot';
import type {
  ExistingVariant,
  NewVariant,
  OptionValue,
  VariantProduct,
} from '@shared/contract/variantCreation';
import { nameKey, trimmed } from '@shared/format/names';
import type { CellEdit } from '@shared/grid/column';
import { combinationsOf, countOf, isSameValue, keyOf } from './combinations';
import { firstPatterns, nameOf, skuOf } from './pattern';

export const cellNames = ['name', 'sku', 'price', 'stock'] as const;
export type CellName = (typeof cellNames)[number];

/** What is chosen and written, and not yet created. */
export const workSchema = v.object({
  chosen: v.array(v.object({ optionId: v.union([v.string(), v.number()]), value: v.string() })),
  /** Null for those that everyone starts with. */
  patterns: v.object({ names: v.nullable(v.string()), skus: v.nullable(v.string()) }),
  /** What was written into single cells, over what the patterns make. */
  cells: v.array(v.object({ key: v.string(), name: v.picklist(cellNames), text: v.string() })),
  /** The keys of combinations that are not to be made. */
  left: v.array(v.string()),
});

export type Work = v.InferOutput<typeof workSchema>;

export const blankWork: Work = {
  chosen: [],
  patterns: { names: null, skus: null },
  cells: [],
  left: [],
};

/** The server takes no more in one call. */
export const most = 200;

/** More combinations than anyone looks through; none is drawn then. */
export const tooMany = 1000;

/** A combination of the chosen values, as it stands in the table. */
export interface VariantRow extends Record<CellName, string> {
  key: string;
  values: OptionValue[];
  /** The product has it: nothing of it can be changed here. */
  existing: ExistingVariant | null;
  /** It is not to be made. */
  isLeft: boolean;
}

export const patternsOf = (product: VariantProduct, { patterns }: Work) => {
  const first = firstPatterns(product);
  return { names: patterns.names ?? first.names, skus: patterns.skus ?? first.skus };
};

/** The rows of the table: every combination, with what the patterns and the person say of it. */
export function rowsOf(product: VariantProduct, work: Work): VariantRow[] {
  if (countOf(product.options, work.chosen) > tooMany) return [];
  const there = new Map(product.variants.map((variant) => [keyOf(variant.values), variant]));
  const cells = new Map(work.cells.map(({ key, name, text }) => [`${name} ${key}`, text]));
  const left = new Set(work.left);
  const patterns = patternsOf(product, work);
  return combinationsOf(product.options, work.chosen).map((values) => {
    const key = keyOf(values);
    const existing = there.get(key) ?? null;
    const cell = (name: CellName) => cells.get(`${name} ${key}`);
    return {
      key,
      values,
      existing,
      isLeft: existing === null && left.has(key),
      name: existing?.name ?? cell('name') ?? nameOf(product, values, patterns.names),
      sku: existing?.sku ?? cell('sku') ?? skuOf(product, values, patterns.skus),
      price: existing ? (existing.price ?? '') : (cell('price') ?? ''),
      stock: existing ? String(existing.stock ?? '') : (cell('stock') ?? ''),
    };
  });
}

export const isNew = ({ existing, isLeft }: VariantRow): boolean => existing === null && !isLeft;

export const asSent = ({ values, name, sku, price, stock }: VariantRow): NewVariant => ({
  values,
  name: trimmed(name),
  sku: trimmed(sku),
  price: price === '' ? null : price,
  stock: stock === '' ? null : Number(stock),
});

/** Chooses a value, or takes it back. */
export function toggled(work: Work, value: OptionValue, isOn: boolean): Work {
  const others = work.chosen.filter((each) => !isSameValue(each, value));
  return { ...work, chosen: isOn ? [...others, value] : others };
}

const isCellName = (name: string): name is CellName => cellNames.some((each) => each === name);

/** With some cells changed: a cell that says what the patterns make of it says nothing of its own. */
export function edited(product: VariantProduct, work: Work, edits: readonly CellEdit[]): Work {
  const cells = new Map(work.cells.map((cell) => [`${cell.name} ${cell.key}`, cell]));
  const plainRows = new Map(rowsOf(product, { ...work, cells: [] }).map((row) => [row.key, row]));
  for (const { rowKey: key, columnId: name, to: text } of edits) {
    if (!isCellName(name)) continue;
    if (plainRows.get(key)?.[name] === text) cells.delete(`${name} ${key}`);
    else cells.set(`${name} ${key}`, { key, name, text });
  }
  return { ...work, cells: [...cells.values()] };
}

/** Of two drafts the later one says more of what was meant last. */
export const mergeWork = (earlier: Work, later: Work): Work => ({
  chosen: [
    ...earlier.chosen.filter((value) => !later.chosen.some((each) => isSameValue(each, value))),
    ...later.chosen,
  ],
  patterns: {
    names: later.patterns.names ?? earlier.patterns.names,
    skus: later.patterns.skus ?? earlier.patterns.skus,
  },
  cells: [...earlier.cells, ...later.cells],
  left: [...new Set([...earlier.left, ...later.left])],
});

/** What SKUs that look alike have in common, of those at two rows or at one and a variant that the product has. */
export function doubledSkus(product: VariantProduct, rows: readonly VariantRow[]): Set<string> {
  const counts = new Map<string, number>();
  const count = (sku: string) => {
    const key = nameKey(sku);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { sku } of product.variants) count(sku);
  for (const row of rows.filter(isNew)) count(row.sku);
  return new Set([...counts].flatMap(([sku, times]) => (times > 1 ? [sku] : [])));
}
