import type { PreferenceLocation, PreferencesAnswer } from '@shared/contract/notifications';
import { list, listOrNull, needed, ownKey, record, type Reader } from '@shared/answers/read';
import { isTrue, textOf } from '@shared/answers/values';

/** An option without a name cannot be saved, so it is not shown. */
const option = record({ name: ownKey, label: textOf, value: isTrue });

const location: Reader<PreferenceLocation | null> = (value) =>
  Array.isArray(value) && textOf(value[0]) !== '' ? (value as PreferenceLocation) : null;

/**
 * Reads an answer that may keep less than it promises. Null where the boxes themselves are not there, or the locations
 * where these were asked for: an empty list would say that there are none.
 */
export const readAnswer = (answer: unknown, asksForLocations: boolean): PreferencesAnswer | null =>
  record({
    vendor: needed(listOrNull(option)),
    dispensary: needed(listOrNull(option)),
    disabled: isTrue,
    url: textOf,
    location: asksForLocations ? needed(listOrNull(location)) : list(location),
  })(answer);
