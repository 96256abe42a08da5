import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** A price for a range of quantities, in whole cases. `to` is null where there is no end. */
export const priceTier = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  to: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Of a case, as decimal text. */
  price: v.string(),
});

/** Null is "any" in a condition and "not set" in a value. Money and percentages are decimal text. */
export const ruleValue = v.nullable(
  v.union([v.string(), v.number(), v.boolean(), v.array(priceTier)]),
);

/** A rule: its id, and a value for each of its family's fields by the field's name. */
export const rule = v.objectWithRest({ id }, ruleValue);

export const fieldOption = v.object({
  value: id,
  label: v.string(),
  /** What follows from this choice: a product is of one brand and of one category. */
  of: v.optional(v.array(v.object({ field: v.string(), value: id }))),
});

/** A field of a family's rules. Screens show what stands here, whatever its name. */
export const ruleField = v.object({
  name: v.string(),
  label: v.string(),
  /** `choice`, `number`, `money`, `percent`, `boolean`, `tiers`; anything else is edited as text. */
  type: v.string(),
  /** True for what a rule asks of an order: it applies where all of its conditions hold. */
  is_condition: v.boolean(),
  required: v.optional(v.boolean()),
  options: v.optional(v.array(fieldOption)),
  /** How the value reads in the rule's sentence, with `%s` for the value ("at least %s cases"). */
  phrase: v.optional(v.string()),
  help: v.optional(v.string()),
  /** What the value means to the others of its family, for warnings about them. */
  role: v.optional(v.picklist(['minimum', 'maximum', 'increment'])),
});

/** What may not be changed, and why. Each key that is set narrows it; `reason` is shown. */
export const ruleRestriction = v.object({
  family: v.optional(v.picklist(['quantity', 'pricing', 'visibility'])),
  rule_id: v.optional(id),
  field: v.optional(v.string()),
  reason: v.string(),
});

const byFamily = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ quantity: schema, pricing: schema, visibility: schema });

export const rulesAnswer = v.object({
  /** In the order in which they are evaluated. */
  rules: byFamily(v.array(rule)),
  fields: byFamily(v.array(ruleField)),
  perms: v.object({
    add: v.boolean(),
    change: v.boolean(),
    delete: v.boolean(),
    reorder: v.boolean(),
  }),
  restrictions: v.array(ruleRestriction),
  /** Changes with every change of any rule. Without it nobody notices that the list has changed. */
  version: v.optional(v.string()),
  /** Where changes go, when that is not the address asked. */
  url: v.optional(v.string()),
});

/** Each narrows the answer to the rules that name this value. */
const filter = v.object({
  dispensary_class_id: v.optional(v.string()),
  brand_id: v.optional(v.string()),
  category_id: v.optional(v.string()),
  product_id: v.optional(v.string()),
  stock_location_id: v.optional(v.string()),
  size: v.optional(v.string()),
});

const family = v.picklist(['quantity', 'pricing', 'visibility']);
const values = v.record(v.string(), ruleValue);

/** `temp_id` names a new rule in `order` and in the answer. `values` of an update are those that change. */
export const ruleChange = v.variant('type', [
  v.strictObject({ type: v.literal('create'), family, temp_id: v.string(), values }),
  v.strictObject({ type: v.literal('update'), family, id, values }),
  v.strictObject({ type: v.literal('delete'), family, id }),
]);

export const saveRulesBody = v.strictObject({
  /** Of the list that the changes were made on. */
  version: v.optional(v.string()),
  changes: v.array(ruleChange),
  /** For each family whose order changes: all of its rules, by id or `temp_id`, in the order they shall have. */
  order: v.array(v.strictObject({ family, ids: v.array(id) })),
});

export const saveRulesAnswer = v.object({
  version: v.optional(v.string()),
  /** Each rule that was created or updated, as the server has it now. */
  rules: v.array(v.object({ family, temp_id: v.optional(v.string()), rule })),
});

/**
 * The bodies are this project's choice; the specification says "JSON". A save is taken whole or not at all. A refusal
 * names the change by its index in the list: `{changes: [{}, {minimum: ["…"]}]}`. Status 409 says that the list has
 * changed meanwhile.
 */
export const rulesRoutes = defineRoutes({
  R1: {
    id: 'R1',
    method: 'GET',
    path: '{urls.rules}',
    servedAt: '/dashboard/vendor/{vendorId}/rules/',
    origin: 'spec',
    summary: 'The rules of a vendor with their fields and what the user may do with them',
    query: filter,
    answer: rulesAnswer,
  },
  R2: {
    id: 'R2',
    method: 'POST',
    path: '{urls.rules}',
    servedAt: '/dashboard/vendor/{vendorId}/rules/',
    origin: 'spec',
    summary: 'Saves the pending changes of rules and their order, all or none',
    body: { type: 'json', schema: saveRulesBody },
    answer: saveRulesAnswer,
  },
});

export type PriceTier = v.InferOutput<typeof priceTier>;
export type RuleValue = v.InferOutput<typeof ruleValue>;
export type RuleBody = v.InferOutput<typeof rule>;
export type FieldOption = v.InferOutput<typeof fieldOption>;
export type RuleField = v.InferOutput<typeof ruleField>;
export type RuleRestriction = v.InferOutput<typeof ruleRestriction>;
export type RulesAnswer = v.InferOutput<typeof rulesAnswer>;
export type RulePerms = RulesAnswer['perms'];
export type RuleFamily = keyof RulesAnswer['rules'];
export type RuleChange = v.InferOutput<typeof ruleChange>;
export type SaveRulesBody = v.InferOutput<typeof saveRulesBody>;
export type SaveRulesAnswer = v.InferOutput<typeof saveRulesAnswer>;
