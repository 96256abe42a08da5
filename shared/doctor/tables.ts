import type { Route } from '../contract/route';

/**
 * Every domain's route table. The build and jest fill this list with the tables of `shared/contract`, so that a new
 * domain needs no line here.
 */
export const tables: readonly Readonly<Record<string, Route>>[] = [];
