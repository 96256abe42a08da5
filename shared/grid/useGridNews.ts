import { useEffect, useRef, useState } from 'react';
import { t, tn } from '../page/i18n';
import type { CellEdit, GridActions, GridSource } from './column';

interface Awaited extends CellEdit {
  /** Whether it was seen on its way: only then its end is the server's word. */
  wasPending: boolean;
  /** A step back or forward was said when it was made: all that is left to say is that it came to something else. */
  isStep: boolean;
}

/** More cells than these are counted and not named. */
const namedAtMost = 3;

/** What became of an edit. */
interface Outcome {
  says: string;
  isSaved: boolean;
  isRefused?: boolean;
}

interface GridNews {
  /** What there is to say, the latest instead of what was said before. */
  said: string;
  /** The actions of the owner, watched for what becomes of the edits. */
  watched: GridActions;
  /** Says what a step back or forward has changed. */
  sayStep: (edits: readonly CellEdit[]) => void;
}

/** Says what becomes of edits: that they are saved, refused or other than asked for, and what was undone. */
export function useGridNews<Row>(source: GridSource<Row>, actions: GridActions): GridNews {
  const awaited = useRef<Awaited[]>([]);
  const done = useRef<(Outcome & { edit: Awaited })[]>([]);
  /** Of the cells that were edited, by their edits: their rows may be elsewhere when a step is taken back. */
  const names = useRef(new Map<string, string>());
  const [said, setSaid] = useState('');
  const { rows, columns, keyOf, nameOf, stateOf } = source;

  const rowOf = (rowKey: string) => rows.find((each) => keyOf(each) === rowKey);
  const nameOfCell = ({ rowKey, columnId }: CellEdit) => {
    const row = rowOf(rowKey);
    const column = columns.find(({ id }) => id === columnId);
    const cell = JSON.stringify([rowKey, columnId]);
    if (row !== undefined) names.current.set(cell, `${nameOf(row)}, ${column?.header ?? ''}`);
    return names.current.get(cell) ?? null;
  };
  const shown = ({ columnId }: CellEdit, value: string) =>
    columns.find(({ id }) => id === columnId)?.edit?.write?.(value) ?? value;

  /** What became of an edit; null while it is on its way. */
  const outcomeOf = (edit: Awaited): Outcome | null => {
    const row = rowOf(edit.rowKey);
    const name = nameOfCell(edit) ?? '';
    // The row of a step may be on another page, and be shown yet.
    if (row === undefined)
      return edit.isStep ? null : { says: t('%(name)s was removed.', { name }), isSaved: true };
    const state = stateOf?.(row, edit.columnId);
    if (state?.isPending) edit.wasPending = true;
    if (!edit.wasPending || state?.isPending) return null;
    if (state?.error)
      return { says: t('%(name)s was not saved.', { name }), isSaved: false, isRefused: true };
    const now = columns.find(({ id }) => id === edit.columnId)?.edit?.value(row) ?? edit.to;
    const value = shown(edit, now);
    return now === edit.to
      ? { says: t('%(name)s: %(value)s saved.', { name, value }), isSaved: true }
      : { says: t('%(name)s is %(value)s now.', { name, value }), isSaved: false };
  };

  const look = () => {
    if (awaited.current.length === 0) return;
    awaited.current = awaited.current.filter((edit) => {
      const outcome = outcomeOf(edit);
      if (outcome) done.current.push({ edit, ...outcome });
      return outcome === null;
    });
    // A step may reach to rows that nobody leads to.
    const isOpen = awaited.current.some(({ isStep, rowKey }) => !isStep || rowOf(rowKey));
    if (isOpen || done.current.length === 0) return;
    const ended = done.current.filter(({ edit, isSaved }) => !edit.isStep || !isSaved);
    done.current = [];
    if (ended.length === 0) return;
    const isRefusedEdit = ({ edit, isRefused }: (typeof ended)[number]) =>
      isRefused && !edit.isStep;
    const refused = ended.filter(isRefusedEdit).map(({ edit }) => edit);
    if (refused.length > 0) actions.refused?.(refused);
    const failed = ended.filter(({ isSaved }) => !isSaved);
    const [only] = ended;
    if (only && ended.length === 1) setSaid(only.says);
    else {
      const saved = ended.length - failed.length;
      // What a step has set back is not counted: it was said when it was made.
      const parts = saved > 0 ? [tn('%(count)s cell saved.', '%(count)s cells saved.', saved)] : [];
      parts.push(...failed.slice(0, namedAtMost).map(({ says }) => says));
      const more = failed.length - namedAtMost;
      if (more > 0)
        parts.push(
          tn(
            '%(count)s more cell is not what was typed.',
            '%(count)s more cells are not what was typed.',
            more,
          ),
        );
      setSaid(parts.join(' '));
    }
  };
  // What is on its way is seen in what was drawn last.
  useEffect(() => look());

  const sayStep = (edits: readonly CellEdit[]) => {
    waitFor(edits, true);
    const [first] = edits;
    if (!first) setSaid(t('Nothing was changed: the cells were changed elsewhere since.'));
    else if (edits.length > 1)
      setSaid(tn('%(count)s cell set back.', '%(count)s cells set back.', edits.length));
    else {
      const name = nameOfCell(first);
      const [from, to] = [shown(first, first.from), shown(first, first.to)];
      setSaid(
        name === null
          ? t('A row that is not on this page: from %(from)s to %(to)s.', { from, to })
          : t('%(name)s: from %(from)s to %(to)s.', { name, from, to }),
      );
    }
  };
  const waitFor = (edits: readonly CellEdit[], isStep: boolean) => {
    const isAgain = (edit: CellEdit) =>
      edits.some((each) => each.rowKey === edit.rowKey && each.columnId === edit.columnId);
    // What was never seen on its way is not waited for, nor is a step when something new is made.
    awaited.current = awaited.current.filter(
      (edit) => edit.wasPending && !edit.isStep && !isAgain(edit),
    );
    if (!stateOf || actions.isSavedLater) return;
    for (const edit of edits) {
      // Its row may be gone when there is something to say.
      nameOfCell(edit);
      awaited.current.push({ ...edit, wasPending: isStep, isStep });
    }
  };
  return {
    said,
    watched: {
      ...actions,
      edit: (edits) => {
        waitFor(edits, false);
        actions.edit(edits);
      },
    },
    sayStep,
  };
}
