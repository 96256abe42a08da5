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

const readGrid = calling((arg: OfOrder, extra: OrderExtra) =>
  mapResult(callsOf(extra, arg).grid(), orderedRead),
);

/** Adds variants, one call each. Every result is told; those that failed can be tried again. */
export const stageVariants =
  (variants: readonly OrderVariant[]): Thunk<Promise<void>> =>
  async (dispatch, getState, { services }) => {
    const { orderId, staging, variants: list } = getState();
    const waiting = variants.filter(({ id }) => !staging.itemsBeingAdded.includes(id));
    if (orderId === null || waiting.length === 0) return;
    dispatch(stagingStarted(waiting));
    const unsure: Unsure[] = [];
    const open = waiting.values();
    const work = async () => {
      for (const variant of open) {
        const answer = await dispatch(stageVariant({ orderId, variantId: variant.id }));
        const item = answer.ok ? answer.value : undefined;
        const failure = answer.ok ? lostAnswer : answer.failure;
        if (item) dispatch(stagingDone({ variant, item, itemId: item.id }));
        else if (mayHaveHappened(failure)) unsure.push({ variant, failure });
        else dispatch(stagingDone({ variant, failure }));
      }
    };
    // Browsers open six connections to a server of HTTP/1.
    await Promise.all([work(), work(), work(), work()]);
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
