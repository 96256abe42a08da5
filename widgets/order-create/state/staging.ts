import { rowKey, type OrderItem, type OrderVariant } from '../order';
import { engineOf } from './engine';
import { tellChanged, type Flow } from './flows';
import { readGrid, stageVariant } from './requests';
import { changed, editQueued, stagingDone, stagingStarted } from './slice';

/** Calls on their way at the same time. Browsers open six connections to a server of HTTP/1. */
const atOnce = 4;

/** Adds variants, one call each. Every result is told; those that failed can be tried again. */
export const stageVariants =
  (variants: readonly OrderVariant[]): Flow<Promise<void>> =>
  async (dispatch, getState, extra) => {
    const { orderId, staging } = getState();
    const waiting = variants.filter(({ id }) => !staging.itemsBeingAdded.includes(id));
    if (orderId === null || waiting.length === 0) return;
    dispatch(stagingStarted([...waiting]));
    const unsure: OrderVariant[] = [];
    const work = async () => {
      for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
        const answer = await dispatch(stageVariant({ orderId, variantId: variant.id }));
        if (answer.ok) dispatch(stagingDone({ variant, item: answer.value.items[0] }));
        else if (answer.failure.kind === 'unknown-outcome') unsure.push(variant);
        else dispatch(stagingDone({ variant, failure: answer.failure }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
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
      else dispatch(stagingDone({ variant, failure: grid.ok ? lost : grid.failure }));
    }
  };

const lost = { kind: 'unknown-outcome', status: null, message: '', fields: [] } as const;

/** Brings back what went last, with the cases and the price it had. */
export const undoRemoval = (): Flow<Promise<void>> => async (dispatch, getState, extra) => {
  const { orderId, removed } = getState();
  const engine = engineOf(extra);
  if (orderId === null || !engine) return;
  dispatch(changed({ removed: [] }));
  // A removal that still waits would take away what is brought back.
  await engine.settled();
  const left: OrderItem[] = [];
  for (const item of removed) {
    const answer = await dispatch(stageVariant({ orderId, variantId: item.variant_id }));
    const back = answer.ok ? answer.value.items[0] : undefined;
    if (!back) {
      left.push(item);
      continue;
    }
    const edits = [
      ...(back.quantity === item.quantity
        ? []
        : [{ type: 'quantity', item: back, quantity: item.quantity } as const]),
      ...(back.price === item.price
        ? []
        : [{ type: 'price', item: back, price: item.price } as const]),
    ];
    dispatch(editQueued(edits.length));
    engine.edit(edits);
  }
  // What did not come back can be asked for again.
  const known = new Set(getState().removed.map(rowKey));
  const again = left.filter((item) => !known.has(rowKey(item)));
  dispatch(changed({ removed: [...getState().removed, ...again] }));
  engine.refresh();
  dispatch(tellChanged());
};
