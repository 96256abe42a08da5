import * as v from 'valibot';
import { defineRoutes } from './route';

/** The specification has the call; what it answers is this project's choice, and no screen depends on it. */
export const favoriteRoutes = defineRoutes({
  S35: {
    id: 'S35',
    method: 'POST',
    path: '/profile/favorite-vendor/{vendorId}/edit/',
    origin: 'spec',
    summary: "Marks a seller as the user's favorite, or no longer",
    body: { type: 'form', schema: v.looseObject({ action: v.picklist(['add', 'remove']) }) },
    answer: v.object({ is_favorite: v.boolean() }),
  },
});
