import * as v from 'valibot';
import { defineRoutes } from './route';

/** What a person edits. */
export const sampleFormFields = v.object({
  name: v.string(),
  note: v.string(),
  /** In the currency of the shop, as "12.50"; empty for none. */
  fee: v.string(),
});

export const sampleFormAnswer = v.object({
  fields: sampleFormFields,
  /** Whether the user may change them. */
  can_edit: v.boolean(),
});

export const sampleFormRoutes = defineRoutes({
  SF1: {
    id: 'SF1',
    method: 'GET',
    path: '{urls.record}',
    servedAt: '/dashboard/vendor/{vendorId}/sample-form/',
    origin: 'ours',
    summary: 'The fields as they were last saved',
    answer: sampleFormAnswer,
  },
  SF2: {
    id: 'SF2',
    method: 'PATCH',
    path: '{urls.record}',
    servedAt: '/dashboard/vendor/{vendorId}/sample-form/',
    origin: 'ours',
    summary: 'Saves the fields that are given, all or none. Answers all of them',
    body: { type: 'json', schema: v.partial(sampleFormFields) },
    answer: sampleFormAnswer,
  },
});

export type SampleFormFields = v.InferOutput<typeof sampleFormFields>;
export type SampleFormAnswer = v.InferOutput<typeof sampleFormAnswer>;
