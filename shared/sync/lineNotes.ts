import type { Failure } from '../http/failure';

/** A thing in a list of which so many cases are ordered; `key` names it within the list. */
export interface KeyedLine {
  key: string;
}

/** What a line is to have, in whole cases. */
export interface LineEdit<Line> {
  line: Line;
  quantity: number;
}

/** An edit of a line that the server did not take. */
export interface LineRefusal<Line> {
  line: Line;
  /** Cases; 0 was to remove it. */
  asked: number;
  /** Cases that are left, where the server said so. */
  left: number | null;
  failure: Failure;
}

/** What someone else did to a line between two answers of the server; 0 is a line that was not there. */
export interface LineChange<Line> {
  line: Line;
  was: number;
  now: number;
}

/** A line that this screen edits and someone else has changed. Mine waits until the person decides. */
export interface LineConflict<Line> {
  line: Line;
  mine: number;
  theirs: number;
}

/** What is to be said of one line, beside the server's own notices. */
export interface LineNote<Line, Refusal, Conflict> {
  line: Line;
  refusal?: Refusal;
  change?: LineChange<Line>;
  conflict?: Conflict;
}

/** What is to be said, by the key of the line, in the order of the lists. */
export function notesOf<
  Line extends KeyedLine,
  Refusal extends OfLine<Line>,
  Conflict extends OfLine<Line>,
>(told: {
  refusal: readonly Refusal[];
  change: readonly LineChange<Line>[];
  conflict: readonly Conflict[];
}): ReadonlyMap<string, LineNote<Line, Refusal, Conflict>> {
  const notes = new Map<string, LineNote<Line, Refusal, Conflict>>();
  for (const [part, list] of Object.entries<readonly OfLine<Line>[]>(told)) {
    for (const each of list) {
      const { line } = each;
      notes.set(line.key, { line, ...notes.get(line.key), [part]: each });
    }
  }
  return notes;
}

export interface OfLine<Line> {
  line: Line;
}

/** What a list of changes says after more happened: from the first number to the last, or nothing. */
export function joinChanges<Line extends KeyedLine>(
  changes: readonly LineChange<Line>[],
  more: readonly LineChange<Line>[],
): LineChange<Line>[] {
  const joined = new Map(changes.map((change) => [change.line.key, change]));
  for (const change of more) {
    const { key } = change.line;
    const was = joined.get(key)?.was ?? change.was;
    if (was === change.now) joined.delete(key);
    else joined.set(key, { ...change, was });
  }
  return [...joined.values()];
}
