import * as v from 'valibot';
import type { BrandFields } from '@shared/contract/vendorBrands';
import { recordEdits, type NotSaved as RecordNotSaved } from '@shared/forms/recordEdits';

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

export const { openEdits, conflictsOf, unsavedOf, openDraft } = recordEdits<BrandFields>(
  fieldNames,
  isSame,
);

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

/** Why a brand was not saved. */
export type NotSaved = RecordNotSaved<BrandFields>;
