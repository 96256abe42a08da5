import type { RowError } from './describeRows';

/** What was said of a field of a row; what was said of the row as a whole stands at its `isFirst` field. Undefined for nothing. */
export function errorAt(
  { isName }: { isName: (name: string) => boolean },
  errors: readonly RowError[] | undefined,
  name: string,
  isFirst: boolean,
): string | undefined {
  const said = errors
    ?.filter(({ field }) => field === name || (isFirst && !isName(field)))
    .map(({ message }) => message)
    .join(' ');
  return said === '' ? undefined : said;
}
