import type { KeyedLine, LineChange } from './lineNotes';

/** Something that the person edits and someone else has changed. Mine is shown and not sent until it is decided. */
export interface Conflict<Want> {
  mine: Want;
  theirs: Want;
}

interface ConflictOptions<Value, Want, C extends Conflict<Want>> {
  keyOf: (conflict: C) => string;
  /** What the server's value has of it now, by its key; undefined where that was not read yet. */
  wantsIn: (value: Value) => (key: string, conflict: C) => Want | undefined;
  /** The value with mine instead of theirs. */
  apply: (value: Value, conflict: C) => Value;
}

/**
 * The edits that wait for the person and not for the server, because someone else has changed the same thing. They are
 * shown over the server's value and are never sent by themselves. `Want` is plain data that `Object.is` compares.
 */
export function createConflicts<Value, Want, C extends Conflict<Want>>({
  keyOf,
  wantsIn,
  apply,
}: ConflictOptions<Value, Want, C>) {
  const open = new Map<string, C>();
  return {
    has: (key: string) => open.has(key),
    all: (): C[] => [...open.values()],
    add(conflict: C) {
      open.set(keyOf(conflict), conflict);
    },
    /** Forgets what waits for a decision, and returns whether there was something. */
    discard: (keys: readonly string[]): boolean =>
      keys.filter((key) => open.delete(key)).length > 0,
    /** Follows what the others do; what both want is no conflict. */
    reconcile(value: Value) {
      if (open.size === 0) return;
      const wants = wantsIn(value);
      for (const [key, conflict] of open) {
        const theirs = wants(key, conflict);
        if (theirs === undefined) continue;
        if (Object.is(theirs, conflict.mine)) open.delete(key);
        else if (!Object.is(theirs, conflict.theirs)) open.set(key, { ...conflict, theirs });
      }
    },
    /** The value as the person wants it. */
    applyTo: (value: Value): Value => [...open.values()].reduce(apply, value),
  };
}

/** The lines whose cases are others in `now` than in `before`. */
export function differencesOf<Line extends KeyedLine & { quantity: number }>(
  before: readonly Line[],
  now: readonly Line[],
): LineChange<Line>[] {
  const old = new Map(before.map((line) => [line.key, line]));
  const found: LineChange<Line>[] = [];
  for (const line of now) {
    const was = old.get(line.key)?.quantity ?? 0;
    old.delete(line.key);
    if (was !== line.quantity) found.push({ line, was, now: line.quantity });
  }
  for (const line of old.values()) found.push({ line, was: line.quantity, now: 0 });
  return found;
}

/** An own edit of the thing that has changed. */
interface OwnEdit<Want> {
  wants: Want;
  /** Whether the answer that shows the change is the server's answer to this very edit. */
  isAnswered: boolean;
}

/**
 * What a change in the server's value is. `own`: it is what this screen asked for. `adjusted`: the server took the own
 * edit and made something else of it. `conflict`: someone else made it while the person wants something else.
 * `theirs`: someone else made it, and nothing of it is edited here.
 *
 * `sent` is an edit on its way or of unknown outcome, `waiting` one that was not sent yet.
 */
export function detectConflict<Want>(
  now: Want,
  sent: OwnEdit<Want> | undefined,
  waiting: { wants: Want } | undefined,
): 'own' | 'adjusted' | 'conflict' | 'theirs' {
  if (sent && Object.is(sent.wants, now)) return 'own';
  if (sent?.isAnswered) return 'adjusted';
  const mine = waiting ?? sent;
  if (!mine) return 'theirs';
  return Object.is(mine.wants, now) ? 'own' : 'conflict';
}
