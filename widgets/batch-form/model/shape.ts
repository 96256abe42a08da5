import {
  keeping,
  list,
  nameOrId,
  needed,
  ownId,
  part,
  record,
  type Reader,
} from '@shared/answers/read';
import { idOf, idsOf, isId, isObject, isTrue, objectOf, textOf } from '@shared/answers/values';
import type { Id } from '@shared/answers/id';
import type { Batch, BatchAnswer, Coa } from '@shared/contract/batches';

type Unit = Batch['batchUnits'][number];
type Found = Extract<NonNullable<Coa['analysis']>, { status: 'done' }>['found'];
type Product = BatchAnswer['choices']['products'][number];

/** A row that the form gives fields for. */
const row = keeping<{ id: Id }>({ id: ownId });

/** A choice is called by its id where it has no name. */
const choice = keeping<{ id: Id; name: string }>({ id: ownId, name: nameOrId });

const found = keeping<Found>({
  terpenes: list(keeping<Found['terpenes'][number]>({ terpeneTypeId: ownId, percentage: ownId })),
});

/** An analysis that can be shown, or none. */
const analysis: Reader<Coa['analysis']> = (value) => {
  if (!isObject(value)) return null;
  if (value.status === 'done') return { ...value, status: 'done', found: part(found)(value.found) };
  return value.status === 'pending' || value.status === 'failed'
    ? (value as Coa['analysis'])
    : null;
};

/** A certificate; null for what is none. */
export const readCoa = keeping<Coa>({ id: ownId, analysis });

/**
 * A found batch with every list that the form walks through; null when it is no batch. Single values stay as they came,
 * so that what nobody touches goes back as the server sent it; the fields show what is no text as nothing.
 */
const readBatch = keeping<Batch>({
  batchUnits: list(keeping<Unit>({ id: ownId, name: textOf, variants: idsOf })),
  batchVariants: list(row),
  terpenes: list(row),
  coas: list(readCoa),
});

/** The batch that a write answered. Null for any other answer of success, which has to be followed by a read. */
export function savedBatchIn(value: unknown): Batch | null {
  const batch = readBatch(value);
  if (!batch || !isId(batch.id)) return null;
  const isWhole = (['batchUnits', 'batchVariants', 'terpenes'] as const).every((name) => {
    const given = (value as Partial<Batch>)[name];
    return Array.isArray(given) && given.length === batch[name].length;
  });
  return isWhole ? batch : null;
}

/** The id that a create answered, null when it answered none. */
export const idIn = (value: unknown): Id | null => idOf(objectOf(value).id);

/** What the read answers, with all that the form relies on; null when there is no batch in it. */
export const readBatchAnswer: Reader<BatchAnswer | null> = record({
  batch: needed(readBatch),
  choices: part(
    record({
      products: list(keeping<Product>({ productVariantId: ownId, productName: textOf })),
      packageSizes: list(choice),
      terpeneTypes: list(choice),
    }),
  ),
  // What may be changed is said, not guessed.
  can_edit: isTrue,
});
