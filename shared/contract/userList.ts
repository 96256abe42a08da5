import * as v from 'valibot';
import { defineRoutes } from './route';

const id = v.union([v.string(), v.number()]);

/** What a user may do, and where. */
export const userAccess = v.object({
  /** The id of one of the roles; null for none. */
  role: v.nullable(id),
  /** Sees less than the role allows, and changes nothing. */
  hasLimitedAccess: v.boolean(),
  /** The locations that the user works at; null for all of them, also those to come. */
  locationIds: v.nullable(v.array(id)),
  /** Whether the user can sign in. */
  isActive: v.boolean(),
});

export const listedUser = v.object({
  id,
  name: v.string(),
  ...userAccess.entries,
  /** Left out for those who have limited access themselves, as the moment of the last visit. */
  email: v.optional(v.string()),
  lastSeen: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  /** Who changed the access last. */
  changedBy: v.nullable(v.object({ id, name: v.string() })),
});

export const userRole = v.object({
  id,
  name: v.string(),
  /** What it lets a user do, in a sentence or two. */
  says: v.string(),
  /** Whether it lets a user change the access of others. */
  managesUsers: v.boolean(),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const usersAnswer = v.object({
  /** Those of the page that was asked for, in the order that was asked for. */
  users: v.array(listedUser),
  /** How many fit on all pages, and how many there are in all. */
  count,
  total: count,
  roles: v.array(userRole),
  locations: v.array(v.object({ id, name: v.string() })),
  /** How many can sign in and change the access of others: the last one has to stay. */
  managers: count,
  /** Of the user who asks: email addresses and visits are not sent, and nothing can be changed. */
  hasLimitedAccess: v.boolean(),
  hasEditPermission: v.boolean(),
});

const wholeNumber = v.pipe(v.string(), v.digits());

export const userListRoutes = defineRoutes({
  U1: {
    id: 'U1',
    method: 'PATCH',
    path: '{urls.user}',
    servedAt: '/dashboard/vendor/{vendorId}/users/update/',
    origin: 'spec',
    summary: 'Changes what of a user’s access is given',
    body: { type: 'json', schema: v.strictObject({ id, ...v.partial(userAccess).entries }) },
    answer: listedUser,
  },
  U2: {
    id: 'U2',
    method: 'GET',
    path: '{urls.users}',
    servedAt: '/dashboard/vendor/{vendorId}/users/',
    origin: 'ours',
    summary: 'One page of the users, searched, filtered and in order, with the roles and locations',
    query: v.object({
      /** This user alone. */
      id: v.optional(v.string()),
      'filter-text': v.optional(v.string()),
      /** Ids, with commas between them. */
      'role-filter': v.optional(v.string()),
      'location-filter': v.optional(v.string()),
      'status-filter': v.optional(v.string()),
      /** A column's name, after a minus where the order is descending. */
      'order-by': v.optional(v.string()),
      page: wholeNumber,
      'per-page': wholeNumber,
    }),
    answer: usersAnswer,
  },
});

export type UserAccess = v.InferOutput<typeof userAccess>;
export type ListedUser = v.InferOutput<typeof listedUser>;
export type UserRole = v.InferOutput<typeof userRole>;
export type UsersAnswer = v.InferOutput<typeof usersAnswer>;
