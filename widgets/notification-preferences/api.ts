import type { PreferencesAnswer } from '@shared/contract/notifications';
import { unreadable } from '@shared/answers/values';
import type { FormFields, Http } from '@shared/http/http';
import { roleOf, type PreferencesConfig } from './config';
import { readAnswer } from './model/answer';

/** N1: the user's locations, and the options of the location `loc` (of the default one when left out). */
export async function getPreferences(
  http: Http,
  config: PreferencesConfig,
  loc?: string,
): Promise<PreferencesAnswer> {
  const answer = await http.get<PreferencesAnswer>(config.urls.page, {
    query: {
      form: JSON.stringify({
        user_role: roleOf(config),
        default_dispensary: config.defaultDispensary ?? null,
      }),
      ...(loc !== undefined && { loc, submitted_form: config.extras }),
    },
  });
  const read = readAnswer(answer, loc === undefined);
  if (!read) throw unreadable('');
  return read;
}

/** N2: saves the boxes of one location. Answers where the user goes from here. */
export const postPreferences = (
  http: Http,
  config: PreferencesConfig,
  loc: string,
  boxes: FormFields,
) =>
  http.submitForm(config.urls.page, [...boxes, ['id_loc', loc], ['submitted_form', config.extras]]);
