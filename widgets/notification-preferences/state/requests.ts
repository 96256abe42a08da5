import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPreferences } from '../api';
import type { PreferencesConfig } from '../config';
import { readChoices } from '../model/choices';
import { readLocations } from '../model/locations';

export type PreferencesExtra = Extra<PreferencesConfig>;

/** The user's locations. The first answer carries the choices of all locations as well. */
export const locationList = createResource(
  'preferences/locations',
  (_: undefined, { http, config }: PreferencesExtra) =>
    mapResult(getPreferences(http, config), (answer) => ({
      locations: readLocations(answer.location),
      choices: readChoices(answer),
    })),
);

/** The choices of each location by its id. */
export const locationChoices = createResource(
  'preferences/choices',
  (id: string, { http, config }: PreferencesExtra) =>
    mapResult(getPreferences(http, config, id), readChoices),
  { key: (id) => id },
);
