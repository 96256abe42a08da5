import {
  answerOf,
  choice,
  choiceFields,
  list,
  listOrNull,
  needed,
  record,
  type Read,
  type Reader,
} from '@shared/answers/read';
import { countOf, isTrue, textOf, textOrNull } from '@shared/answers/values';
import type { NavigationAnswer, ShoppingLocation } from '@shared/contract/storefrontNavigation';

export type Navigation = NavigationAnswer;
export type Shopper = Navigation['shopper'];
export type Named = Read<typeof choice>;

/** What leads nowhere that could be named is left out. */
const link = {
  label: needed((label) => (textOf(label).trim() ? textOf(label) : null)),
  url: textOf,
};

/** A location without a dispensary cannot be shopped for. */
const location: Reader<ShoppingLocation | null> = record({
  ...choiceFields,
  address: textOrNull,
  dispensary: needed(choice),
});

const shopper: Reader<Shopper | null> = record({
  isCustomer: isTrue,
  isVendor: isTrue,
  isStaff: isTrue,
  isSuperuser: isTrue,
  hasLimitedAccess: isTrue,
  dispensary: choice,
  location: choice,
  locations: list(location),
});

/** An answer as the screen can show it. Without for whom one shops it is a failure: "nobody" would be a claim. */
export const readNavigation: (answer: unknown) => Navigation = answerOf(
  record({
    entries: list(record({ ...link, entries: list(record(link)) })),
    shopper: needed(shopper),
    cart: record({ totalItems: needed(countOf), url: textOf }),
  }),
  'The answer does not say for whom you shop.',
);

const locations = answerOf(
  record({ locations: needed(listOrNull(location)) }),
  'The answer has no list of locations.',
);

/** S20's answer. One without a list is a failure: "no locations" would be a claim. */
export const readLocations = (answer: unknown): ShoppingLocation[] => locations(answer).locations;
