import { UnreadableAnswer } from './http/result';
import type { Id } from './id';

/** Reads the answers of a server that keeps less than it promises: what it leaves out, or sends as null, is no error. */

/** The objects of a list. */
export const listOf = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list)
    ? (list as unknown[]).filter((each): each is T => typeof each === 'object' && each !== null)
    : [];

export const listOfIds = (ids: unknown): Id[] => (Array.isArray(ids) ? (ids as Id[]) : []);

/** A text, if only an empty one. */
export const textOf = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? String(text) : '';

/** A seller or a location with a name, if only an empty one. */
export const named = <T extends { name: string }>(each: T): T => ({
  ...each,
  name: textOf((each as T | null)?.name),
});

/** Whether an answer brings carts. Their parts may be missing all the same. */
export const hasCarts = <Answer extends { carts: unknown[] }>(answer: unknown): answer is Answer =>
  Array.isArray((answer as Partial<Answer> | null | undefined)?.carts);

/** An object and no list, whose fields may be anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isId = (value: unknown): value is Id =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** To be thrown by a reader: an answer without what was asked for is a failure, an empty list would be a claim. */
export const unreadable = (message: string) => new UnreadableAnswer(message);
