import { isId, isObject, unreadable } from '@shared/answers';
import type { SampleListAnswer, SampleListItem } from '@shared/contract/sampleList';
import { parseDay } from '@shared/format/dates';

/** An answer as the screen can show it. One without a list is a failure: an empty list would be a claim. */
export function readItems(answer: unknown): SampleListAnswer {
  const { items, count }: Record<string, unknown> = isObject(answer) ? answer : {};
  if (!Array.isArray(items)) throw unreadable('The answer has no list of items.');
  const read = items.filter(isObject).flatMap(readItem);
  const isCount = typeof count === 'number' && count >= read.length;
  return { items: read, count: isCount ? count : read.length };
}

/** An item without an id is left out: nothing could tell it from the others. */
function readItem({ id, name, changed }: Record<string, unknown>): SampleListItem[] {
  if (!isId(id)) return [];
  const isDay = typeof changed === 'string' && parseDay(changed) !== null;
  const isName = typeof name === 'string' && name.trim() !== '';
  return [{ id, name: isName ? name : String(id), changed: isDay ? changed : null }];
}
