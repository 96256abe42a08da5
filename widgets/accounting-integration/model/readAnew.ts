import { listedIn, type DataSet, type Party } from './answers';
import { dataSetNames, type DataSetName } from './sets';

/** What is other in one data set than it was before. */
export interface SetChange {
  name: DataSetName;
  count: number;
  added: number;
  removed: number;
  changed: number;
}

export interface ReadAnew {
  sets: readonly SetChange[];
  /** Those that could not be read. */
  failed: readonly DataSetName[];
}

const isSame = (one: Party, other: Party) =>
  one.name === other.name &&
  one.email === other.email &&
  one.license === other.license &&
  one.sku === other.sku;

/** Compares what was read before with what was read anew. */
export function changesBetween(
  before: ReadonlyMap<DataSetName, DataSet>,
  now: (name: DataSetName) => DataSet | undefined,
): ReadAnew {
  const sets: SetChange[] = [];
  const failed: DataSetName[] = [];
  for (const name of dataSetNames) {
    const value = now(name);
    if (!value) {
      failed.push(name);
      continue;
    }
    const parties = listedIn(name, value);
    const known = before.get(name);
    const former = new Map(
      (known ? listedIn(name, known) : parties).map((each) => [String(each.id), each]),
    );
    const kept = parties.filter(({ id }) => former.has(String(id)));
    sets.push({
      name,
      count: parties.length,
      added: parties.length - kept.length,
      removed: former.size - kept.length,
      changed: kept.filter((each) => !isSame(each, former.get(String(each.id)) ?? each)).length,
    });
  }
  return { sets, failed };
}
