import type {
  PreferenceLocation,
  PreferenceOption,
  PreferencesAnswer,
} from '@shared/contract/notifications';
import { listOf, textOf } from '@shared/answers/values';

/**
 * Reads an answer that may keep less than it promises. Null where the boxes themselves are not there, or the locations
 * where these were asked for: an empty list would say that there are none.
 */
export function readAnswer(
  answer: Partial<PreferencesAnswer> | null,
  asksForLocations: boolean,
): PreferencesAnswer | null {
  const { vendor, dispensary, location, disabled, url } = answer ?? {};
  if (!Array.isArray(vendor) || !Array.isArray(dispensary)) return null;
  if (asksForLocations && !Array.isArray(location)) return null;
  return {
    vendor: readOptions(vendor),
    dispensary: readOptions(dispensary),
    location: listOf<PreferenceLocation>(location).filter(
      (each) => Array.isArray(each) && textOf(each[0]) !== '',
    ),
    disabled: disabled === true,
    url: textOf(url),
  };
}

/** An option without a name cannot be saved, so it is not shown. */
const readOptions = (options: readonly PreferenceOption[]): PreferenceOption[] =>
  listOf(options)
    .filter(({ name }) => typeof name === 'string')
    .map(({ name, label, value }) => ({
      name,
      label: textOf(label),
      value: (value as unknown) === true,
    }));
