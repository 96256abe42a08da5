import type { SampleFormAnswer, SampleFormFields } from '@shared/contract/sampleForm';
import { HttpError } from '@shared/http/failure';

type Loose<T> = { [Key in keyof T]?: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An answer as the screen can show it. One without fields is a failure: an empty form would be a claim. */
export function readRecord(answer: unknown): SampleFormAnswer {
  const { fields, can_edit } = (isObject(answer) ? answer : {}) as Loose<SampleFormAnswer>;
  if (!isObject(fields)) {
    const message = 'The answer has no fields.';
    throw new HttpError({ kind: 'server', status: null, message, fields: [] });
  }
  const { name, note } = fields as Loose<SampleFormFields>;
  return { fields: { name: textOf(name), note: textOf(note) }, can_edit: can_edit === true };
}
