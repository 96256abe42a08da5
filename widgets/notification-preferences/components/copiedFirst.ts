import { drawn, many } from '@shared/forms/CheckList';
import type { Location } from '../model/locations';
import type { CopyStatus } from './useCopies';

type Results = ReadonlyMap<string, CopyStatus>;

/**
 * Returns the order in the dialog. Of many not all are in sight: what is copied comes first, from the press on, so that
 * no result moves a row. Only where not all are drawn, what failed comes before it: it might be told of nowhere.
 */
export function copiedFirst(targets: Location[], begun: readonly string[], results: Results) {
  const copied = new Set(begun);
  const rankOf = ({ id }: Location) => {
    const status = results.get(id)?.status ?? 'pending';
    const isFailed = !['pending', 'searching', 'saved'].includes(status);
    return isFailed && targets.length > drawn ? 0 : copied.has(id) && targets.length > many ? 1 : 2;
  };
  return [...targets].sort((one, other) => rankOf(one) - rankOf(other));
}
