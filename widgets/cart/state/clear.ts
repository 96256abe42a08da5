import { lostAnswer, type Failure } from '@shared/http/failure';
import type { ClearEdit, Group, Line } from '../model/cart';
import { clearFailuresDismissed } from '@shared/sync/clears';
import { unknownIn } from '@shared/sync/createSyncedList';
import { cartList, focusMoved, selectLines } from './slice';
import { dismissNotes, type Thunk } from './thunks';

/**
 * Empties the given carts, one call per seller. Returns why nothing went, null when all went or the screen says seller
 * by seller what did not.
 */
export const clearGroups =
  (groups: readonly Group[]): Thunk<Promise<Failure | null>> =>
  async (dispatch, getState, { services: { sync } }) => {
    // An edit that follows a clear must not be sent before it, and one that is unknown not arrive after it.
    if (!sync || !(await sync.settled())) return getState().paused ?? lostAnswer;
    const isGoing = ({ groupKey }: Line) => groups.some(({ key }) => key === groupKey);
    const waiting = getState().conflicts.map(({ line }) => line);
    sync.discardConflicts(waiting.filter(isGoing).map(({ key }) => key));
    const gone = selectLines(getState()).flatMap((line, index) =>
      isGoing(line) ? [{ line, index }] : [],
    );
    const clears = clearsOf(groups);
    dispatch(clearFailuresDismissed(clears.map(({ slug }) => slug)));
    for (const clear of clears) sync.edit(`clear ${clear.slug}`, clear);
    // With the lines goes the button. The answer comes when the person types elsewhere.
    dispatch(focusMoved(''));
    await sync.settled();

    const { clearFailures, paused, pending } = getState();
    const failed = clearFailures.filter(({ key }) => clears.some(({ slug }) => slug === key));
    const isLeft = ({ slug }: Line) => failed.some(({ key }) => key === slug);
    const left = gone.filter(({ line }) => !isLeft(line));
    // What waits for the person's word goes later, and can be undone then as well.
    dispatch(cartList.removed(left));
    if (paused) return paused;
    dispatch(dismissNotes(left.map(({ line }) => line.key)));
    if (unknownIn(pending) > 0) return lostAnswer;
    return failed.length === clears.length ? (failed[0]?.failure ?? null) : null;
  };

const clearsOf = (groups: readonly Group[]): ClearEdit[] =>
  [...new Map(groups.map(({ seller }) => [seller.slug, seller])).values()].map(
    ({ slug, name }) => ({
      type: 'clear',
      slug,
      seller: name,
      locationIds: groups
        .filter(({ seller }) => seller.slug === slug)
        .map(({ location }) => location.id),
    }),
  );
