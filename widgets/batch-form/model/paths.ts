import type { Id } from '@shared/answers/id';
import { keyOf } from './batch';
import type { ListName } from './edits';

/** The part of an element's id that says which field of the form it is; ids may hold anything. */
export const fieldPath = (field: string) => `field-${field}`;
export const rowPath = (list: ListName, id: Id, field = 'row') =>
  `${list}-${safe(keyOf(id))}-${field}`;

const safe = (text: string) =>
  text.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
