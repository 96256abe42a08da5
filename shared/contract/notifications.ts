import * as v from 'valibot';
import { defineRoutes } from './route';

/** One e-mail that can be switched on or off. The name is the server's, colon-separated. */
export const preferenceOption = v.object({
  name: v.string(),
  label: v.string(),
  value: v.boolean(),
});

/** A location the user may choose: its id and its name. The id `_all` stands for all of them. */
export const preferenceLocation = v.looseTuple([v.union([v.string(), v.number()]), v.string()]);

export const preferencesAnswer = v.object({
  dispensary: v.array(preferenceOption),
  vendor: v.array(preferenceOption),
  url: v.string(),
  location: v.array(preferenceLocation),
  disabled: v.boolean(),
});

/**
 * The specification names the parts of the query but not their spelling: `form` carries the user role and
 * the default dispensary as JSON (and tells the view to answer JSON rather than the page), `loc`
 * the selected location and `submitted_form` the page's own extras.
 */
const preferencesQuery = v.object({
  form: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      user_role: v.picklist(['vendor', 'dispensary']),
      default_dispensary: v.nullable(v.union([v.string(), v.number()])),
    }),
  ),
  loc: v.optional(v.string()),
  submitted_form: v.optional(v.string()),
});

/** Beside the three keys below each option's name is a key, with `true` or `false` as its value. */
const preferencesForm = v.objectWithRest(
  { id_loc: v.string(), submitted_form: v.string(), csrfmiddlewaretoken: v.string() },
  v.picklist(['true', 'false']),
);

export const notificationRoutes = defineRoutes({
  N1: {
    id: 'N1',
    method: 'GET',
    path: '{urls.page}',
    servedAt: '/notification-preferences/',
    origin: 'spec',
    summary: 'The locations of the user and the notification options of one of them',
    query: preferencesQuery,
    answer: preferencesAnswer,
  },
  N2: {
    id: 'N2',
    method: 'POST',
    path: '{urls.page}',
    servedAt: '/notification-preferences/',
    origin: 'spec',
    summary:
      'Saves the notification options of one location; the user goes to where the answer ends',
    body: { type: 'form', schema: preferencesForm },
    answer: 'redirect',
  },
});

export type PreferenceOption = v.InferOutput<typeof preferenceOption>;
export type PreferenceLocation = v.InferOutput<typeof preferenceLocation>;
export type PreferencesAnswer = v.InferOutput<typeof preferencesAnswer>;
