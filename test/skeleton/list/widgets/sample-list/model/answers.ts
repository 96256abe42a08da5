import { answerOf, listOrNull, nameOrId, needed, or, ownId, record } from '@shared/answers/read';
import { countOf, dayOf } from '@shared/answers/values';
import type { SampleListAnswer } from '@shared/contract/sampleList';

/** An item without an id is left out: nothing could tell it from the others. */
const item = record({ id: ownId, name: nameOrId, changed: dayOf });

const page = answerOf(
  record({ items: needed(listOrNull(item)), count: or(countOf, 0) }),
  'The answer has no list of items.',
);

/** An answer as the screen can show it. One without a list is a failure: an empty list would be a claim. */
export function readItems(answer: unknown): SampleListAnswer {
  const { items, count } = page(answer);
  return { items, count: Math.max(count, items.length) };
}
