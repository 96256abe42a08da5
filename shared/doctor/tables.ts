import type { Route } from '../contract/route';

/**
 * Every domain's route table. The build puts in its place what it finds in `shared/contract`, and so does
 * jest: a new domain is there without a line here.
 */
export const tables: readonly Readonly<Record<string, Route>>[] = [];
