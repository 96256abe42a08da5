import { isId, isObject, textOf } from '@shared/answers/values';
import type { Id } from '@shared/id';
import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textIn = (each: unknown, name: string) => textOf((each as Record<string, unknown>)[name]);

/** A choice is called by its id where it has no name. */
const withName = (choice: Record<string, unknown>) => ({
  ...choice,
  name: textIn(choice, 'name') || String(choice.id),
});

/** The entries of a list that have an id; none where there is no list. */
const rowsIn = (value: unknown): Record<string, unknown>[] =>
  listIn(value).filter((row): row is Record<string, unknown> => isObject(row) && isId(row.id));

/**
 * A found batch with every list that the form walks through. Single values stay as they came, so that what nobody
 * touches goes back as the server sent it; the fields show what is no text as nothing. Null when it is no batch.
 */
function batchIn(value: unknown): Batch | null {
  if (!isObject(value)) return null;
  return {
    ...value,
    batchUnits: rowsIn(value.batchUnits).map((unit) => ({
      ...unit,
      name: textOf(unit.name),
      variants: listIn(unit.variants).filter(isId),
    })),
    batchVariants: rowsIn(value.batchVariants),
    terpenes: rowsIn(value.terpenes),
    coas: rowsIn(value.coas).map(withAnalysis),
  } as unknown as Batch;
}

/** The batch that a write answered. Null for any other answer of success, which has to be followed by a read. */
export function savedBatchIn(value: unknown): Batch | null {
  const batch = batchIn(value);
  if (!batch || !isId(batch.id)) return null;
  const isWhole = (['batchUnits', 'batchVariants', 'terpenes'] as const).every((name) => {
    const given = (value as Partial<Batch>)[name];
    return Array.isArray(given) && given.length === batch[name].length;
  });
  return isWhole ? batch : null;
}

export const isCoa = (value: unknown): value is Coa => isObject(value) && isId(value.id);

/** The id that a create answered, null when it answered none. */
export const idIn = (value: unknown): Id | null =>
  isObject(value) && isId(value.id) ? value.id : null;

/** What the read answers, with all that the form relies on; null when there is no batch in it. */
export function batchAnswerIn(value: unknown): BatchAnswer | null {
  const batch = isObject(value) ? batchIn(value.batch) : null;
  if (!isObject(value) || !batch) return null;
  const choices = isObject(value.choices) ? value.choices : {};
  return {
    batch,
    choices: {
      products: listIn(choices.products)
        .filter((each) => isObject(each) && isId(each.productVariantId))
        .map((each) => ({ ...(each as object), productName: textIn(each, 'productName') })),
      packageSizes: rowsIn(choices.packageSizes).map(withName),
      terpeneTypes: rowsIn(choices.terpeneTypes).map(withName),
    } as unknown as BatchAnswer['choices'],
    // What may be changed is said, not guessed.
    can_edit: value.can_edit === true,
  };
}

/** The certificate with an analysis that can be shown, or none. */
export function withAnalysis<Row extends Record<string, unknown>>(coa: Row): Row {
  const { analysis } = coa;
  if (!isObject(analysis) || analysis.status !== 'done') {
    const isKnown = isObject(analysis) && ['pending', 'failed'].includes(String(analysis.status));
    return isKnown ? coa : { ...coa, analysis: null };
  }
  const found = isObject(analysis.found) ? analysis.found : {};
  const terpenes = listIn(found.terpenes).filter(
    (each) => isObject(each) && isId(each.terpeneTypeId) && isId(each.percentage),
  );
  return { ...coa, analysis: { ...analysis, found: { ...found, terpenes } } };
}
