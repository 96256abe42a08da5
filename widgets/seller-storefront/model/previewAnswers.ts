import { answerOf, at, choiceFields, listOrNull, needed, or, record } from '@shared/answers/read';
import { countOf, textOrNull } from '@shared/answers/values';
import type { PreviewLocation } from '@shared/contract/sellerStorefront';

const customers = answerOf(
  record({
    options: at('customers', needed(listOrNull(record({ ...choiceFields, license: textOrNull })))),
    count: at('result_count', or(countOf, 0)),
  }),
  'The answer has no list of customers.',
);

export function readCustomers(answer: unknown) {
  const read = customers(answer);
  return { ...read, count: Math.max(read.count, read.options.length) };
}

const locations = answerOf(
  record({
    locations: needed(listOrNull(record({ ...choiceFields, address: textOrNull }))),
  }),
  'The answer has no list of locations.',
);

export const readLocations = (answer: unknown): PreviewLocation[] => locations(answer).locations;
