import type { Batch, CoaFindings, NamedChoice } from '@shared/contract/batches';
import { batchFields, terpeneFields } from './batch';
import { newTerpene } from './newRows';
import { rowsOf } from '@shared/forms/rowEdits';
import { batchRow, fieldsOf, isSame, type Edits } from './edits';
import type { FormAction } from './form';
import { fieldLabels, nameOfTerpene } from './labels';
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
  /** The certificate names the terpene twice, and this is not the first of its values. */
  isOther: boolean;
}

const found = ['labResultsDate', 'manufactureDate', 'thc_delta9', 'thc_delta8'] as const;

/** What of the findings differs from the form as it stands. What was not found changes nothing. */
export function findingsOf(
  source: Batch,
  edits: Edits,
  findings: CoaFindings,
  types: readonly NamedChoice[],
): Finding[] {
  const [labels, fields] = [fieldLabels(), fieldsOf(edits)];
  const ofFields = found.flatMap((field): Finding[] => {
    // What was not found is null, and may be left out.
    const kind = batchFields[field];
    const text = String(shown(kind, findings[field]) ?? '');
    if (text === '') return [];
    const current = fields[field] ?? String(shown(kind, source[field]) ?? '');
    const accept: FormAction = { type: 'edited', list: 'batch', id: batchRow, field, value: text };
    return [
      { key: field, label: labels[field], kind, current, found: text, accept, isOther: false },
    ];
  });

  const rows = rowsOf(source.terpenes, edits.terpenes);
  const entries = findings.terpenes.filter(
    (entry, index, all) => all.findIndex((other) => isSameEntry(entry, other)) === index,
  );
  const ofTerpenes = entries.map(({ terpeneTypeId, percentage }, index): Finding => {
    const text = String(shown('number', percentage));
    const view = rows.find(({ row }) => row.terpeneTypeId === terpeneTypeId);
    const common = {
      key: `terpene ${JSON.stringify(terpeneTypeId)} ${text}`,
      label: nameOfTerpene({ terpeneTypeId }, types),
      kind: terpeneFields.percentage,
      found: text,
      isOther: entries.slice(0, index).some((other) => other.terpeneTypeId === terpeneTypeId),
    };
    if (!view) {
      const rows = [newTerpene(terpeneTypeId, text)];
      return { ...common, current: null, accept: { type: 'rowsAdded', list: 'terpenes', rows } };
    }
    const was = shown('number', view.row.percentage);
    return {
      ...common,
      current: String(view.values.percentage ?? was ?? ''),
      accept: {
        type: 'edited',
        list: 'terpenes',
        id: view.row.id,
        field: 'percentage',
        value: text,
      },
    };
  });

  return [...ofFields, ...ofTerpenes].filter(
    ({ kind, current, found }) => !isSame(kind, current, found),
  );
}

type Entry = CoaFindings['terpenes'][number];

const isSameEntry = (a: Entry, b: Entry) =>
  a.terpeneTypeId === b.terpeneTypeId &&
  isSame('number', String(a.percentage), String(b.percentage));
