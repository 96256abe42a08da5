import * as v from 'valibot';

const edit = v.object({
  group: v.picklist(['vendor', 'dispensary']),
  name: v.string(),
  value: v.boolean(),
});

/** What is not saved, a row per location: the form in which it outlives the page. */
export const editsSchema = v.array(v.object({ id: v.string(), edits: v.array(edit) }));

/** One box that differs from the server, by name because a later answer may have another order. */
export type Edit = v.InferOutput<typeof edit>;

export type LocationEdits = v.InferOutput<typeof editsSchema>[number];

export const keyOf = ({ group, name }: Pick<Edit, 'group' | 'name'>) =>
  JSON.stringify([group, name]);

/** Both lists as one; where both name a box, `later` stands. */
export const mergeEdits = (
  earlier: readonly LocationEdits[],
  later: readonly LocationEdits[],
): LocationEdits[] => {
  const ids = new Set([...earlier, ...later].map(({ id }) => id));
  return [...ids].map((id) => {
    const edits = [...earlier, ...later].filter((row) => row.id === id).flatMap((row) => row.edits);
    const byBox = new Map(edits.map((each) => [keyOf(each), each]));
    return { id, edits: [...byBox.values()] };
  });
};
