import * as v from 'valibot';
import type { SampleFormFields } from '@shared/contract/sampleForm';

/** What a person has typed over the fields as they were last saved. */
export type Edits = Partial<SampleFormFields>;

/** A draft that this version of the screen can show. */
export const editsSchema = v.object({
  name: v.optional(v.string()),
  note: v.optional(v.string()),
});

export const fieldNames = ['name', 'note'] as const satisfies readonly (keyof SampleFormFields)[];

/** Of the edits those that say so of the value that a field has. */
function filtered(
  edits: Edits,
  isWanted: (name: keyof SampleFormFields, value: string) => boolean,
): Edits {
  const wanted = fieldNames.filter((name) => {
    const value = edits[name];
    return value !== undefined && isWanted(name, value);
  });
  return Object.fromEntries(wanted.map((name) => [name, edits[name]]));
}

/** The edits that the server does not have; null when it has all of them. */
export function stillUnsaved(edits: Edits, saved: SampleFormFields): Edits | null {
  const open = filtered(edits, (name, value) => value !== saved[name]);
  return Object.keys(open).length > 0 ? open : null;
}

/** The edits without those that were sent; what was typed into a field since then stays. */
export const withoutSent = (edits: Edits, sent: Edits): Edits =>
  filtered(edits, (name, value) => value !== sent[name]);
