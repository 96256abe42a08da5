import type { Batch, CoaFindings, NamedChoice } from '../../shared/contract/batches';
import { t } from '../../shared/i18n';
import { batchFields, terpeneFields, type BatchField } from './batch';
import { newTerpene } from './copies';
import { dayLabels } from './dayWarnings';
import { rowsOf, type Edits } from './edits';
import type { FormAction } from './form';
import { shown, type Kind } from './values';

/** One thing that an analysis found, beside what the form says of it. */
export interface Finding {
  key: string;
  label: string;
  kind: Kind;
  /** Null when the batch does not have it at all. */
  current: string | null;
  found: string;
  /** Puts what was found into the form. */
  accept: FormAction;
}

const found = ['labResultsDate', 'manufactureDate', 'thc_delta9', 'thc_delta8'] as const;

/** What of the findings differs from the form as it stands. What was not found changes nothing. */
export function findingsOf(
  source: Batch,
  { fields, terpenes }: Edits,
  findings: CoaFindings,
  types: readonly NamedChoice[],
): Finding[] {
  const labels: Partial<Record<BatchField, string>> = {
    ...dayLabels(),
    thc_delta9: t('Delta-9 THC (%%)'),
    thc_delta8: t('Delta-8 THC (%%)'),
  };
  const ofFields = found.flatMap((field): Finding[] => {
    if (findings[field] === null) return [];
    const kind = batchFields[field];
    const was = shown(kind, source[field]);
    const text = String(shown(kind, findings[field]));
    const accept: FormAction = { type: 'fieldEdited', field, text, was };
    const current = fields[field] ?? String(was ?? '');
    return [{ key: field, label: labels[field] ?? field, kind, current, found: text, accept }];
  });

  const rows = rowsOf(source.terpenes, terpenes);
  const ids = [...source.terpenes, ...terpenes.added.map(({ row }) => row)].map(({ id }) => id);
  const ofTerpenes = findings.terpenes.map(({ terpeneTypeId, percentage }): Finding => {
    const name = types.find(({ id }) => id === terpeneTypeId)?.name ?? String(terpeneTypeId);
    const text = String(shown('number', percentage));
    const view = rows.find(({ row }) => row.terpeneTypeId === terpeneTypeId);
    const common = {
      key: `terpene ${JSON.stringify(terpeneTypeId)}`,
      label: t('%(terpene)s (%%)', { terpene: name }),
      kind: terpeneFields.percentage,
      found: text,
    };
    if (!view) {
      const rows = [newTerpene(terpeneTypeId, text, ids)];
      return { ...common, current: null, accept: { type: 'rowsAdded', list: 'terpenes', rows } };
    }
    const was = shown('number', view.row.percentage);
    return {
      ...common,
      current: String(view.values.percentage ?? was ?? ''),
      accept: {
        type: 'cellEdited',
        list: 'terpenes',
        id: view.row.id,
        field: 'percentage',
        value: text,
        was,
      },
    };
  });

  return [...ofFields, ...ofTerpenes].filter(({ current, found }) => !isEqual(current, found));
}

/** "0.12" and "0.1200" are one value. */
const isEqual = (a: string | null, b: string) =>
  a === b || (a !== null && a !== '' && Number(a) === Number(b));
