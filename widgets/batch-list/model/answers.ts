import { isId, isObject, textOf, unreadable } from '@shared/answers';
import type { ListContext, ListedBatch, StockLocation } from '@shared/contract/batchList';
import { parseDay } from '@shared/format/dates';
import { isNumeric } from '@shared/format/numbers';

/** Answers as the screen can show them: what a server leaves out or calls null is nothing, never a word on the page. */

export type Loose<T> = { [Key in keyof T]?: unknown };

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
