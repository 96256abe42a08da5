import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a person writes about a stock location. */
export const stockLocationFields = v.object({
  name: v.string(),
  address: v.string(),
  /** The license under which stock is kept there. Text: "0012" is not 12. */
  license: v.string(),
  /** Orders leave from here; batches are kept at the others. */
  isShippedFrom: v.boolean(),
});

/** One that is not active is kept, offered nowhere, and can be activated again. */
const isActive = v.boolean();

/** What I3 answers of a location beside its id and its name. */
export const stockLocationDetails = v.object({
  address: v.string(),
  license: v.string(),
  isShippedFrom: v.boolean(),
  isActive,
  /** How many batches are kept there. */
  batches: count,
  /** How many people have access to it by name; who may go everywhere is not counted. */
  people: count,
});

/** What depends on a location, named. */
export const stockLocationDependents = v.object({
  batches: v.array(v.object({ id, batchRef: v.string() })),
  people: v.array(v.object({ id, name: v.string() })),
  /** Open orders that leave from there, by their numbers; null or left out where the server does not say. */
  orders: v.nullish(v.array(v.object({ id, name: v.string() }))),
});

/** What `runModalAction` does. The page's config says by which method each is sent. */
export const modalAction = v.variant('action', [
  v.strictObject({ action: v.literal('create'), ...stockLocationFields.entries }),
  v.strictObject({
    action: v.literal('edit'),
    id,
    ...v.partial(stockLocationFields).entries,
    isActive: v.optional(v.literal(true)),
  }),
  v.strictObject({ action: v.literal('move'), id, toId: id, batchIds: v.array(id) }),
  v.strictObject({ action: v.literal('deactivate'), id }),
]);

const actionResult = v.object({
  id,
  /** Of a move: the batches that stayed, and why. The others are moved. */
  refused: v.optional(v.array(v.object({ id, errors: v.array(v.string()) }))),
});

const action = {
  path: '{urls.modalAction}',
  servedAt: '/dashboard/vendor/{vendorId}/inventory/stock-locations/action/',
  body: { type: 'json', schema: modalAction },
  answer: actionResult,
} as const;

/**
 * I5 of the specification leaves the method to its caller. Any of them does any action, which the body names; the ids
 * are those of the methods that the screen sends by default. The list itself is I3.
 */
export const stockLocationRoutes = defineRoutes({
  I5: {
    ...action,
    id: 'I5',
    method: 'POST',
    origin: 'spec',
    summary: 'Creates a stock location, once for each Idempotency-Key',
    isKeyed: true,
  },
  I9: {
    ...action,
    id: 'I9',
    method: 'PATCH',
    origin: 'ours',
    summary: 'The same call by PATCH: changes the fields of a location that are given',
  },
  I10: {
    ...action,
    id: 'I10',
    method: 'PUT',
    origin: 'ours',
    summary: 'The same call by PUT: moves batches to another location',
  },
  I11: {
    ...action,
    id: 'I11',
    method: 'DELETE',
    origin: 'ours',
    summary: 'The same call by DELETE: deactivates a location',
  },
  I12: {
    id: 'I12',
    method: 'GET',
    path: '{urls.modalAction}',
    servedAt: action.servedAt,
    origin: 'ours',
    summary: 'What depends on a stock location: batches and people, by name',
    query: v.object({ id: v.string() }),
    answer: stockLocationDependents,
  },
});

export type StockLocationFields = v.InferOutput<typeof stockLocationFields>;
export type StockLocationDependents = v.InferOutput<typeof stockLocationDependents>;
export type ModalAction = v.InferOutput<typeof modalAction>;

/** A location as the screen reads it. */
export interface ListedLocation extends v.InferOutput<typeof stockLocationDetails> {
  id: string | number;
  name: string;
}
