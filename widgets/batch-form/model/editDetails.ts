import { countRows } from '@shared/forms/rowEdits';
import { tn } from '@shared/page/i18n';
import { fieldNames } from './batch';
import { fieldsOf, type Edits } from './edits';
import { fieldLabels } from './labels';

/** "Sample cases, 1 variant added, 1 terpene removed" */
export function editDetails(edits: Edits): string {
  const { variants, terpenes } = edits;
  const [labels, fields] = [fieldLabels(), fieldsOf(edits)];
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
  edits: Edits['variants'] | Edits['terpenes'],
  texts: readonly [(count: number) => string, (count: number) => string, (count: number) => string],
): string {
  const kinds = edits
    .filter((edit) => countRows([edit]) > 0)
    .map(({ isNew, isRemoved }) => (isRemoved ? 2 : Number(isNew ?? false)));
  return texts
    .map((text, kind) => ({ text, count: kinds.filter((each) => each === kind).length }))
    .flatMap(({ text, count }) => (count > 0 ? text(count) : []))
    .join(', ');
}
