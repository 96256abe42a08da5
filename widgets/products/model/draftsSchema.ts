import * as v from 'valibot';

const text = v.string();
const fields = { name: text, status: text, price: text, minimum: text, step: text, tags: text };

/** What was typed over each product and is not saved. */
export const draftsSchema = v.array(
  v.object({
    id: v.union([v.string(), v.number()]),
    base: v.object(fields),
    edits: v.partial(v.object(fields)),
  }),
);
