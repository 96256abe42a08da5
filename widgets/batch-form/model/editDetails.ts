import { tn } from '@shared/i18n';
import { fieldNames } from './batch';
import type { Edits } from './edits';
import { fieldLabels } from './labels';

/** "Sample cases, 1 variant added, 1 terpene removed" */
export function editDetails({ fields, variants, terpenes }: Edits): string {
  const labels = fieldLabels();
  const named = fieldNames.filter((name) => fields[name] !== undefined);
  const parts = [
    ...named.slice(0, shownFields).map((name) => labels[name]),
    named.length > shownFields &&
      tn('%(count)s more field', '%(count)s more fields', named.length - shownFields),
    rowsText(variants, [
      (count) => tn('%(count)s variant changed', '%(count)s variants changed', count),
      (count) => tn('%(count)s variant added', '%(count)s variants added', count),
      (count) => tn('%(count)s variant removed', '%(count)s variants removed', count),
    ]),
    rowsText(terpenes, [
      (count) => tn('%(count)s terpene changed', '%(count)s terpenes changed', count),
      (count) => tn('%(count)s terpene added', '%(count)s terpenes added', count),
      (count) => tn('%(count)s terpene removed', '%(count)s terpenes removed', count),
    ]),
  ];
  return parts.filter(Boolean).join(', ');
}

/** More names than this are counted. */
const shownFields = 3;

function rowsText(
  { changed, added, removed }: Edits['variants'] | Edits['terpenes'],
  texts: readonly [(count: number) => string, (count: number) => string, (count: number) => string],
): string {
  const own = new Set([...added.map(({ row }) => row.id), ...removed.map(({ id }) => id)]);
  const counts = [changed.filter(({ id }) => !own.has(id)).length, added.length, removed.length];
  return counts
    .map((count, index) => (count > 0 ? texts[index]?.(count) : ''))
    .filter(Boolean)
    .join(', ');
}
