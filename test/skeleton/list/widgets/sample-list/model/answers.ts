import type { SampleListAnswer, SampleListItem } from '@shared/contract/sampleList';
import { parseDay } from '@shared/format/dates';
import { HttpError } from '@shared/http/failure';

type Loose<T> = { [Key in keyof T]?: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as the screen can show it. One without a list is a failure: an empty list would be a claim. */
export function readItems(answer: unknown): SampleListAnswer {
  const { items, count } = (isObject(answer) ? answer : {}) as Loose<SampleListAnswer>;
  if (!Array.isArray(items)) {
    const message = 'The answer has no list of items.';
    throw new HttpError({ kind: 'server', status: null, message, fields: [] });
  }
  const read = items.filter(isObject).flatMap(readItem);
  const isCount = typeof count === 'number' && count >= read.length;
  return { items: read, count: isCount ? count : read.length };
}

/** An item without an id is left out: nothing could tell it from the others. */
function readItem({ id, name, changed }: Loose<SampleListItem>): SampleListItem[] {
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const isDay = typeof changed === 'string' && parseDay(changed) !== null;
  return [
    {
      id,
      name: typeof name === 'string' && name.trim() !== '' ? name : String(id),
      changed: isDay ? changed : null,
    },
  ];
}
