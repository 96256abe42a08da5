import type { FormFields } from '@shared/http/http';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPreferences, postPreferences } from '../api';
import type { PreferencesConfig } from '../config';
import type { PreferencesServices } from './services';

export type PreferencesExtra = Extra<PreferencesConfig, PreferencesServices>;

export const loadLocations = createRequest(
  'preferences/loadLocations',
  (_: undefined, { http, config }: PreferencesExtra) => getPreferences(http, config),
);

export const loadOptions = createRequest(
  'preferences/loadOptions',
  (id: string, { http, config }: PreferencesExtra) => getPreferences(http, config, id),
);

/** The same read before a save, and after one whose answer was lost: when it fails the boxes stay as they are. */
export const refetchOptions = createRequest(
  'preferences/refetchOptions',
  (id: string, { http, config }: PreferencesExtra) => getPreferences(http, config, id),
);

export const saveLocation = createRequest(
  'preferences/saveLocation',
  ({ id, boxes }: { id: string; boxes: FormFields }, { http, config }: PreferencesExtra) =>
    postPreferences(http, config, id, boxes),
);
