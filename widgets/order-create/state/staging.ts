import { isSameId } from '@shared/answers/id';
import { findWrite } from '@shared/http/confirmWrite';
import { lostAnswer, mayHaveHappened, type Failure } from '@shared/http/failure';
import { mapResult } from '@shared/http/result';
import { orderedRead } from '../model/lateAnswers';
import type { OrderVariant } from '../model/order';
import { tellChanged } from './orderSync';
import { showVariants, type Thunk } from './thunks';
import { failureOf } from './outcome';
import { calling, callsOf, stageVariant, type OfOrder, type OrderExtra } from './requests';
import { stagingDone, stagingSearched, stagingStarted } from './stagingSlice';

export const readGrid = calling((arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).grid(), orderedRead),
);

/** Calls on their way at the same time. Browsers open six connections to a server of HTTP/1. */
const atOnce = 4;

/** Does something for each, a few at the same time. */
export async function forEach<T>(list: readonly T[], act: (each: T) => Promise<unknown>) {
  const waiting = [...list];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Adds variants, one call each. Every result is told; those that failed can be tried again. */
export const stageVariants =
  (variants: readonly OrderVariant[]): Thunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { orderId, staging, variants: list } = getState();
    const waiting = variants.filter(({ id }) => !staging.itemsBeingAdded.includes(id));
    if (orderId === null || waiting.length === 0) return;
    dispatch(stagingStarted(waiting));
    const unsure: Unsure[] = [];
    await forEach(waiting, async (variant) => {
      const answer = await dispatch(stageVariant({ orderId, variantId: variant.id }));
      const item = answer.ok ? answer.value : undefined;
      if (item) dispatch(stagingDone({ variant, item, itemId: item.id }));
      else if (answer.ok) unsure.push({ variant, failure: lostAnswer });
      else if (mayHaveHappened(answer.failure)) unsure.push({ variant, failure: answer.failure });
      else dispatch(stagingDone({ variant, failure: answer.failure }));
    });
    const tellAdded = () => {
      services.sync?.refresh();
      dispatch(tellChanged());
    };
    // The search takes up to a minute; what was added is shown before.
    tellAdded();
    if (unsure.length > 0) {
      await dispatch(findOut(unsure));
      tellAdded();
    }
    // A list that was on its way meanwhile may offer once more what was added.
    const { variants: now, variantQuery } = getState();
    if (list.status === 'pending' || now.requestId !== list.requestId)
      void dispatch(showVariants({ page: variantQuery.page }));
  };

/** A variant of which the server's answer does not tell whether it was added. */
interface Unsure {
  variant: OrderVariant;
  failure: Failure;
}

/**
 * Looks in the grid for what may have been added. Where the view failed one look tells; what was lost on its way may
 * still arrive.
 */
const findOut =
  (unsure: readonly Unsure[]): Thunk<Promise<unknown>> =>
  (dispatch) => {
    dispatch(stagingSearched(unsure.map(({ variant }) => variant.id)));
    const isLost = ({ failure }: Unsure) => failure.kind === 'unknown-outcome';
    const groups = [unsure.filter(isLost), unsure.filter((each) => !isLost(each))];
    return Promise.all(groups.map((group) => dispatch(searchFor(group))));
  };

/** Tells of each as soon as it is found, and of the others in the end. */
const searchFor =
  (unsure: readonly Unsure[]): Thunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    const { orderId } = getState();
    const [first] = unsure;
    if (orderId === null || !first) return;
    let missing = [...unsure];
    const outcome = await findWrite(
      first.failure,
      () => dispatch(readGrid({ orderId })),
      (items) => {
        missing = missing.filter(({ variant }) => {
          const found = items.find(({ variant_id }) => isSameId(variant_id, variant.id));
          if (found) dispatch(stagingDone({ variant, itemId: found.orderedItemId }));
          return !found;
        });
        return missing.length === 0;
      },
      { http },
    );
    if (outcome.status === 'saved') return;
    for (const { variant, failure } of missing)
      dispatch(stagingDone({ variant, failure: failureOf(outcome.status, failure) }));
  };
