import * as v from 'valibot';
import type { BrandFields } from '@shared/contract/vendorBrands';

export const fieldNames = [
  'name',
  'description',
  'website',
] as const satisfies readonly (keyof BrandFields)[];

/** What is typed over a brand. */
export type Edits = Partial<BrandFields>;

export const blankFields: BrandFields = { name: '', description: '', website: '' };

export const fieldsOf = ({ name, description, website }: BrandFields): BrandFields => ({
  name,
  description,
  website,
});

/** Servers cut off blanks at the ends. */
const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Of the edits those that differ from what a brand has; null when none does. */
export function openEdits(edits: Edits, fields: BrandFields): Edits | null {
  const open = fieldNames.filter((name) => !isSame(edits[name] ?? fields[name], fields[name]));
  return open.length === 0
    ? null
    : Object.fromEntries(open.map((name) => [name, edits[name] ?? '']));
}

/** The edited fields that somebody else has changed since they were read, to something else. */
export const conflictsOf = (
  edits: Edits,
  base: BrandFields,
  now: BrandFields,
): (keyof BrandFields)[] =>
  fieldNames.filter((name) => {
    const mine = edits[name];
    return mine !== undefined && !isSame(now[name], base[name]) && !isSame(now[name], mine);
  });

const text = v.optional(v.string());

/** What was typed over each brand and is not saved; without an id it is a new one. */
export const draftsSchema = v.array(
  v.object({
    id: v.nullable(v.union([v.string(), v.number()])),
    base: v.object({ name: v.string(), description: v.string(), website: v.string() }),
    edits: v.object({ name: text, description: text, website: text }),
  }),
);

export type BrandDraft = v.InferOutput<typeof draftsSchema>[number];

/** Of two drafts of one brand the later one counts. */
export const mergeDrafts = (earlier: BrandDraft[], later: BrandDraft[]): BrandDraft[] => [
  ...earlier.filter(({ id }) => !later.some((draft) => draft.id === id)),
  ...later,
];
