import type { OrderVariant } from '../order';
import { engineOf } from './engine';
import { tellChanged, type Flow } from './flows';
import { outcomeOf } from './outcome';
import { readGrid, stageVariant } from './requests';
import { stagingDone, stagingStarted } from './slice';

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
  (variants: readonly OrderVariant[]): Flow<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { orderId, staging } = getState();
    const waiting = variants.filter(({ id }) => !staging.itemsBeingAdded.includes(id));
    if (orderId === null || waiting.length === 0) return;
    dispatch(stagingStarted(waiting));
    const unsure: OrderVariant[] = [];
    await forEach(waiting, async (variant) => {
      const answer = await dispatch(stageVariant({ orderId, variantId: variant.id }));
      if (answer.ok) dispatch(stagingDone({ variant, item: answer.value.items[0] }));
      else if (answer.failure.kind === 'unknown-outcome') unsure.push(variant);
      else dispatch(stagingDone({ variant, failure: answer.failure }));
    });
    if (unsure.length > 0) await dispatch(findOut(unsure));
    engineOf(extra)?.refresh();
    dispatch(tellChanged());
  };

/** The answers were lost: the grid says which variants are in the order. */
const findOut =
  (variants: readonly OrderVariant[]): Flow<Promise<void>> =>
  async (dispatch, getState) => {
    const { orderId } = getState();
    if (orderId === null) return;
    const grid = await dispatch(readGrid({ orderId }));
    for (const variant of variants) {
      const found =
        grid.ok && grid.value.ordered_items.some(({ variant_id }) => variant_id === variant.id);
      if (found) dispatch(stagingDone({ variant }));
      else dispatch(stagingDone({ variant, failure: outcomeOf(lost, grid.ok) }));
    }
  };

const lost = { kind: 'unknown-outcome', status: null, message: '', fields: [] } as const;
