import * as v from 'valibot';
import { fieldNames, type PriceFields } from './prices';

const fields = Object.fromEntries(fieldNames.map((name) => [name, v.string()])) as Record<
  keyof PriceFields,
  v.StringSchema<undefined>
>;

/** What was changed of each variant and is not saved. */
export const draftsSchema = v.array(
  v.object({
    id: v.union([v.string(), v.number()]),
    base: v.object(fields),
    edits: v.partial(v.object(fields)),
  }),
);
