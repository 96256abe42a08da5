import type { Extra } from '../store/createWidgetStore';
import type { Result } from '../http/result';
import { createConflicts, detectConflict, differencesOf } from './conflicts';
import type { createShowing } from './createShowing';
import type { KeyedLine, LineChange, LineConflict } from './lineNotes';
import { createMutationQueue } from './mutationQueue';
import type { FailedEdit, PendingEdit } from './pendingEdits';
import type { MutationQueue, MutationQueueOptions, QueueView } from './queue';

interface ListOf<Line> {
  lines: readonly Line[];
}

export interface LineSyncOptions<
  Value extends ListOf<Line>,
  Edit,
  Answer,
  Line extends KeyedLine & { quantity: number },
  Conflict extends LineConflict<Line>,
> extends Pick<MutationQueueOptions<Value, Edit>, 'value' | 'isPartial' | 'apply' | 'isApplied'> {
  extra: Pick<Extra<unknown>, 'http' | 'crash'>;
  /** Writes an edit; null where its answer does not tell the list. */
  send: (key: string, edit: Edit) => Promise<Result<Answer | null>>;
  refetch: () => Promise<Result<Answer>>;
  /** What the server holds after an answer. */
  merge: (before: Value, answer: Answer) => Value;
  /** Where not all lines of both are known, between those that are. */
  differences?: (before: Value, now: Value) => LineChange<Line>[];
  /** Where not all lines are known: whether the value tells of this one, if only that there is none. */
  isRead?: (value: Value, line: Line) => boolean;
  /** Whether an edit sets this line. */
  concerns: (pending: PendingEdit<Edit>, line: Line) => boolean;
  /** The cases that an edit leaves its lines with. */
  wantedBy: (edit: Edit) => number;
  /** What waits for the person's word where someone else has changed the line; null for an edit that goes on. */
  conflictOf: (edit: Edit, change: LineChange<Line>) => Conflict | null;
  /** The list with what waits for the person's word over it. */
  withConflict: (value: Value, conflict: Conflict) => Value;
  /** `createShowing`, where blocks of hundreds are edited: else each answer is shown as it comes. */
  showing?: typeof createShowing;
  /** `withConflicts` puts what waits for the person's word over the view's value, which has the edits over it already. */
  onShow: (
    view: QueueView<Value, Edit>,
    conflicts: Conflict[],
    withConflicts: (value: Value) => Value,
  ) => void;
  /** The server took an edit: what others had done to its lines is over. */
  onTaken: (key: string, edit: Edit) => void;
  /** An answer was taken over, with what others did in it. */
  onReceive: (answer: Answer, changes: readonly LineChange<Line>[]) => void;
  /** Something of this screen's is in what the server holds: the page is to hear of it. */
  onOwnChange: (server: Value) => void;
  onFail: (failed: FailedEdit<Edit>) => void;
  /** Is told every change after all of the others, also while it is not shown yet. */
  onChange?: (view: QueueView<Value, Edit>) => void;
}

export interface LineSync<Value, Edit, Conflict> extends MutationQueue<Edit> {
  /**
   * Several edits at once. What waits for a decision goes on waiting, with the new number; a removal was asked for in so
   * many words, and is sent.
   */
  editAll: MutationQueue<Edit>['editAll'];
  /** What the server holds, as far as it is known. */
  server: () => Value;
  /** Keeps an edit back that was made without knowing what someone else did to its line. */
  hold: (conflict: Omit<Conflict, 'theirs'>) => void;
  /** Forgets what waits for a decision, for what the server holds or for another edit. */
  discardConflicts: (keys: readonly string[]) => void;
}

/**
 * A mutation queue over lines of which so many cases are ordered, shared with others: what someone else does to a line
 * that is edited here becomes a conflict, and to any other a change that is told. Starts on the server's first answer.
 */
export function createLineSync<
  Value extends ListOf<Line>,
  Edit,
  Answer,
  Line extends KeyedLine & { quantity: number },
  Conflict extends LineConflict<Line>,
>(options: LineSyncOptions<Value, Edit, Answer, Line, Conflict>): LineSync<Value, Edit, Conflict> {
  const { http, crash } = options.extra;
  const {
    differences = (before, now) => differencesOf(before.lines, now.lines),
    isRead = () => true,
  } = options;
  let server = options.value;
  let view: QueueView<Value, Edit> = { value: server, pending: [], paused: null, stale: null };

  const conflicts = createConflicts<Value, number, Conflict>({
    keyOf: ({ line }) => line.key,
    wantsIn: (value) => {
      const quantities = new Map(value.lines.map(({ key, quantity }) => [key, quantity]));
      return (key, { line }) => (isRead(value, line) ? (quantities.get(key) ?? 0) : undefined);
    },
    apply: options.withConflict,
  });

  const show = () => options.onShow(view, conflicts.all(), conflicts.applyTo);
  const showing = options.showing?.(show) ?? { now: show, after: show, stop: () => undefined };

  /** Keeps the person's own edits apart from what someone else did to a line. */
  const sortOut = (
    change: LineChange<Line>,
    pending: readonly PendingEdit<Edit>[],
    answered: string | null,
  ): LineChange<Line>[] => {
    const { line, now } = change;
    const edits = pending.filter((each) => options.concerns(each, line));
    const waiting = edits.filter(({ status }) => status === 'waiting').at(-1)?.edit;
    const begun = edits.filter(({ status }) => status !== 'waiting');
    // Behind one of which nobody knows another may have been sent: the line is of that which wants it so.
    const asked = begun.filter(({ key }) => key === answered);
    const candidates = asked.length > 0 ? asked : begun;
    const own = candidates.find(({ edit }) => options.wantedBy(edit) === now) ?? candidates.at(-1);
    const sent = own && {
      wants: options.wantedBy(own.edit),
      isAnswered: own.status === 'accepted' || own.key === answered,
    };
    const wants = waiting && { wants: options.wantedBy(waiting) };
    const whose = detectConflict(now, sent, wants);
    if (whose === 'own' || conflicts.has(line.key)) return [];
    if (whose === 'adjusted') return [{ ...change, was: sent?.wants ?? change.was }];
    const mine = waiting ?? own?.edit;
    const conflict = whose === 'conflict' && mine ? options.conflictOf(mine, change) : null;
    if (!conflict) return [change];
    conflicts.add(conflict);
    queue.drop(line.key);
    return [];
  };

  /** Takes over what the server holds. `answered` is the key of the edit whose answer says so, null for a read. */
  const receive = (answer: Answer, answered: string | null): Value => {
    const before = server;
    server = options.merge(before, answer);
    const pending = queue.all();
    const found = differences(before, server);
    const changes = found.flatMap((change) => sortOut(change, pending, answered));
    conflicts.reconcile(server);
    options.onReceive(answer, changes);
    // Of what others did, they tell the page themselves.
    if (answered !== null || found.length > changes.length) options.onOwnChange(server);
    return server;
  };

  const queue: MutationQueue<Edit> = createMutationQueue<Value, Edit>({
    ...options,
    serverLimit: http.serverLimit,
    crash,
    send: async (key, edit) => {
      const answer = await options.send(key, edit);
      if (!answer.ok) return answer;
      options.onTaken(key, edit);
      return { ok: true, value: answer.value && receive(answer.value, key) };
    },
    refetch: async () => {
      const answer = await options.refetch();
      return answer.ok ? { ok: true, value: receive(answer.value, null) } : answer;
    },
    onChange: (next, failed) => {
      view = next;
      if (failed) showing.now();
      else showing.after(next);
      if (failed && !conflicts.has(failed.key)) options.onFail(failed);
      options.onChange?.(next);
    },
  });

  showing.now();
  return {
    ...queue,
    server: () => server,
    editAll: (edits, isReadFirst) => {
      const others = edits.filter(({ key, edit }) => {
        const open = conflicts.all().find(({ line }) => line.key === key);
        if (!open || options.wantedBy(edit) === 0) return true;
        const { line, theirs } = open;
        const conflict = options.conflictOf(edit, { line, was: theirs, now: theirs });
        if (conflict) conflicts.add(conflict);
        return !conflict;
      });
      conflicts.discard(others.map(({ key }) => key));
      conflicts.reconcile(server);
      queue.editAll(others, isReadFirst);
      if (others.length < edits.length) showing.now();
      // What the person did is seen at once, however much there is.
      if (options.showing) showing.now();
    },
    hold: (conflict) => {
      queue.drop(conflict.line.key);
      conflicts.add({ ...conflict, theirs: 0 } as Conflict);
      conflicts.reconcile(server);
      showing.now();
    },
    discardConflicts: (keys) => {
      if (conflicts.discard(keys)) showing.now();
    },
    dispose: () => {
      showing.stop();
      queue.dispose();
    },
  };
}
