import type { Editing } from './history';
import type { Conflict } from './merge';
import { isSameData } from '@shared/answers/isSameData';
import { isSameTile, tileOf, type Page } from './page';

const isSameConflict = (one: Conflict, other: Conflict): boolean =>
  'uid' in one
    ? 'uid' in other && one.uid === other.uid
    : 'detail' in other && one.detail === other.detail;

const without = (editing: Editing, gone: readonly Conflict[]) =>
  editing.conflicts.filter((each) => !gone.some((other) => isSameConflict(each, other)));

/** With more of them; each once. */
export const withConflicts = (editing: Editing, found: readonly Conflict[]): Editing =>
  found.reduce((now, each) => ({ ...now, conflicts: [...without(now, [each]), each] }), editing);

export const decided = (editing: Editing, conflict: Conflict): Editing => ({
  ...editing,
  conflicts: without(editing, [conflict]),
});

/** Those that are still to be decided: what the page has as the server has it by now was discarded, undone or restored. */
export const openConflicts = ({ base, conflicts }: Editing, page: Page): readonly Conflict[] =>
  conflicts.filter((each) =>
    'uid' in each
      ? !isSameTile(tileOf(page, each.uid), tileOf(base, each.uid))
      : !isSameData(page.details[each.detail], base.details[each.detail]),
  );
