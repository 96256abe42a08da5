import { parseDay } from '../format/dates';
import { isNumeric } from '../format/numbers';
import { UnreadableAnswer } from '../http/result';
import type { Id } from './id';

/*
 * Single values of the answers of a server that keeps less than it promises. What it leaves out, calls null or sends of
 * a wrong type is no error: it is what the reader of the value says for "not known".
 */

/** An object and no list, whose fields may be anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something can be named to the server by this: an empty text names nothing. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

export const idOf = (value: unknown): Id | null => (isId(value) ? value : null);

/** A text, if only an empty one. */
export const textOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? String(text) : '';

export const trimmedOf = (text: unknown): string => textOf(text).trim();

/** The same where nothing is said by null. */
export const textOrNull = (text: unknown): string | null => textOf(text) || null;

/** What is not said to be so is not: rights above all. */
export const isTrue = (value: unknown): boolean => value === true;

/** What is so unless it is said not to be. */
export const isNotFalse = (value: unknown): boolean => value !== false;

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' ? value : null;

/** A whole number from 0 on. */
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;

/** The same from 1 on. */
export const positiveOf = (value: unknown): number | null => {
  const count = countOf(value);
  return count === 0 ? null : count;
};

/** The smallest quantity that can be ordered, or the step between two of them: 1 where the server does not say. */
export const stepOf = (value: unknown): number => positiveOf(value) ?? 1;

/** An amount as the contract has it, a number as text; null for anything else, which is shown as a dash and never as 0. */
export const amountOf = (value: unknown): string | null =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null;

/** A number as a field has it. What is none is nothing: it would look as if somebody had typed it. */
export const numericOf = (value: unknown): string => (isNumeric(value) ? String(value).trim() : '');

/** A moment as the server wrote it; null for what is none. */
export const momentOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

/** A day, as 2026-11-23. */
export const dayOf = (value: unknown): string | null => parseDay(value);

export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** What of a list is an object or a list, taken for what the contract says that it is: its fields may be anything. */
export const listOf = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list)
    ? (list as unknown[]).filter((each): each is T => typeof each === 'object' && each !== null)
    : [];

/** The objects of a list. */
export const objectsOf = (list: unknown): Record<string, unknown>[] =>
  (Array.isArray(list) ? list : []).filter(isObject);

/** The texts of a list that say something. */
export const textsOf = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).map(textOf).filter((text) => text !== '');

export const idsOf = (list: unknown): Id[] => (Array.isArray(list) ? list : []).filter(isId);

/** Of those that have the same key the first: nothing could tell them from each other. */
export function distinct<T>(list: readonly T[], keyOf: (each: T) => unknown): T[] {
  const known = new Set<unknown>();
  return list.filter((each) => !known.has(keyOf(each)) && known.add(keyOf(each)));
}

/** To be thrown by a reader: an answer without what was asked for is a failure, an empty list would be a claim. */
export const unreadable = (message: string) => new UnreadableAnswer(message);

/** What was asked for; an answer that does not bring it has failed. */
export function required<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw unreadable('');
  return found;
}
