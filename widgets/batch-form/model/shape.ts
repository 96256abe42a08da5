import type { Id } from '@shared/id';
import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is Id =>
  typeof value === 'string' || typeof value === 'number';

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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
      variants: listIn(unit.variants).filter(isId),
    })),
    batchVariants: rowsIn(value.batchVariants),
    terpenes: rowsIn(value.terpenes),
    coas: rowsIn(value.coas).map(withAnalysis),
  } as unknown as Batch;
}

/** Whether a write answered the batch that it saved. Any other answer of success has to be followed by a read. */
export const isBatch = (value: unknown): value is Batch =>
  isObject(value) &&
  isId(value.id) &&
  [value.batchUnits, value.batchVariants, value.terpenes].every(Array.isArray);

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
      products: listIn(choices.products).filter(
        (each) => isObject(each) && isId(each.productVariantId),
      ),
      packageSizes: rowsIn(choices.packageSizes),
      terpeneTypes: rowsIn(choices.terpeneTypes),
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
