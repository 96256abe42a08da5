import { isObject, textOf, unreadable } from '@shared/answers';
import type { SampleFormFields } from '@shared/contract/sampleForm';

/** The record as the screen shows it. There is one, so its id is for drafts alone. */
export interface SampleFormRecord extends SampleFormFields {
  id: string;
  canEdit: boolean;
}

/** An answer as the screen can show it. One without fields is a failure: an empty form would be a claim. */
export function readRecord(answer: unknown): SampleFormRecord {
  const { fields, can_edit: canEdit } = isObject(answer) ? answer : {};
  if (!isObject(fields)) throw unreadable('The answer has no fields.');
  const { name, note } = fields;
  return { id: 'record', name: textOf(name), note: textOf(note), canEdit: canEdit === true };
}
