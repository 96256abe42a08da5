import { isObject, textOf, unreadable } from '@shared/answers';
import type { BatchTemplate, TemplateColumn } from '@shared/contract/batchList';
import type { Loose } from './answers';

/** Of the template as of the other answers. It comes with what makes and reads files: most visits need neither. */
export function readTemplate(answer: unknown): BatchTemplate {
  const { filename, columns, rows } = (isObject(answer) ? answer : {}) as Loose<BatchTemplate>;
  if (!Array.isArray(columns)) throw unreadable('The answer has no columns of a file.');
  return {
    filename: textOf(filename) || 'batches.csv',
    columns: columns.filter(isObject).flatMap(readColumn),
    rows: (Array.isArray(rows) ? rows : []).filter(Array.isArray).map((row) => row.map(textOf)),
  };
}

function readColumn(column: Loose<TemplateColumn>): TemplateColumn[] {
  const { name, label, kind, isRequired, isKey } = column;
  if (typeof name !== 'string') return [];
  return [
    {
      name,
      label: textOf(label) || name,
      kind: kind === 'day' || kind === 'number' ? kind : 'text',
      isRequired: isRequired === true,
      isKey: isKey === true,
    },
  ];
}
