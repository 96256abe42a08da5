import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../shared/contract/route';

type Table = Readonly<Record<string, Route>>;

const folder = path.join(__dirname, '../../shared/contract');

/** Stands in for `shared/doctor/tables` in jest, as the build's own list does in the bundles. */
export const tables: readonly Table[] = readdirSync(folder)
  .filter((name) => /^\w+\.ts$/.test(name))
  .flatMap((name) =>
    Object.entries(jest.requireActual<Record<string, Table>>(path.join(folder, name))),
  )
  .filter(([name]) => name.endsWith('Routes') && name !== 'defineRoutes')
  .map(([, table]) => table);
