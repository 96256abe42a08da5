import type { PreferencesAnswer } from '@shared/contract/notifications';
import { required } from '@shared/answers/values';
import { mapResult, type Result } from '@shared/http/result';
import type { Http } from '@shared/http/http';
import { roleOf, type PreferencesConfig } from './config';
import { readAnswer } from './model/answer';
import type { Boxes } from './model/choices';

/** N1: the user's locations, and the options of the location `loc` (of the default one when left out). */
export const getPreferences = (
  http: Http,
  config: PreferencesConfig,
  loc?: string,
): Promise<Result<PreferencesAnswer>> =>
  mapResult(
    http.get<PreferencesAnswer>(config.urls.page, {
      query: {
        form: JSON.stringify({
          user_role: roleOf(config),
          default_dispensary: config.defaultDispensary ?? null,
        }),
        ...(loc !== undefined && { loc, submitted_form: config.extras }),
      },
    }),
    (answer) => required(readAnswer(answer, loc === undefined)),
  );

/** N2: saves the boxes of one location. Returns where the user goes from here. */
export const postPreferences = (http: Http, config: PreferencesConfig, loc: string, boxes: Boxes) =>
  http.submitForm(config.urls.page, [
    ...Object.entries(boxes).map(([name, isOn]) => [name, String(isOn)] as const),
    ['id_loc', loc],
    ['submitted_form', config.extras],
  ]);
