import { isId, isObject, textOf, unreadable } from '@shared/answers';
import type {
  BatchTemplate,
  ListContext,
  ListedBatch,
  StockLocation,
  TemplateColumn,
} from '@shared/contract/batchList';
import { parseDay } from '@shared/format/dates';
import { isNumeric } from '@shared/format/numbers';

/** Answers as the screen can show them: what a server leaves out or calls null is nothing, never a word on the page. */

type Loose<T> = { [Key in keyof T]?: unknown };

export function readList(answer: unknown): ListContext {
  const { batches, can_edit } = (isObject(answer) ? answer : {}) as Loose<ListContext>;
  if (!Array.isArray(batches)) throw unreadable('The answer has no list of batches.');
  return { batches: batches.filter(isObject).flatMap(readBatch), can_edit: can_edit === true };
}

function readBatch(batch: Loose<ListedBatch>): ListedBatch[] {
  const { id, batchRef, stockLocationId, variantIds, thc_delta9, coas } = batch;
  if (!isId(id)) return [];
  return [
    {
      id,
      batchRef: textOf(batchRef),
      stockLocationId: isId(stockLocationId) ? stockLocationId : null,
      variantIds: Array.isArray(variantIds) ? variantIds.filter(isId) : [],
      harvestDate: parseDay(batch.harvestDate),
      expirationDate: parseDay(batch.expirationDate),
      thc_delta9: isNumeric(thc_delta9) ? thc_delta9 : null,
      coas: typeof coas === 'number' ? coas : 0,
    },
  ];
}

export function readLocations(answer: unknown): StockLocation[] {
  if (!Array.isArray(answer)) throw unreadable('The answer is no list of stock locations.');
  return answer
    .filter(isObject)
    .flatMap(({ id, name }) => (isId(id) ? [{ id, name: textOf(name) || `${id}` }] : []));
}

/** As pairs: the server chooses the names of the answer's keys. */
export function readNames(answer: unknown): [id: string, name: string][] {
  if (!isObject(answer)) throw unreadable('The answer has no names of products.');
  return Object.entries(answer).flatMap(([id, name]): [string, string][] =>
    textOf(name) ? [[id, textOf(name)]] : [],
  );
}

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
