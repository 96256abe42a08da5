import type { Action, Dispatch } from 'redux';
import type { Extra } from '../store/createWidgetStore';
import { tellCart } from '../sync/cartTabs';
import {
  addingAdded,
  addingEdited,
  addingKey,
  type Adding,
  type AddingState,
  type AddOutcome,
} from './adding';
import { lookForAdded, sendAdding, type AddingConfig } from './sendAdding';

/**
 * S3, in batch-queues mode S4: adds cases to the cart, once however often it is pressed. The cart is read before (S15
 * where the config names a `token`, else S16), so that after a lost answer it tells whether they are in it; until it
 * does nothing is claimed. Pressed again while nobody knows, it only looks into the cart. Resolves to null where
 * the same offer is on its way already. Tells the page `ww:cart-changed`, and other tabs.
 */
export const addToCart =
  (asked: Adding) =>
  async (
    dispatch: Dispatch<Action>,
    getState: () => { adding: AddingState },
    extra: Extra<AddingConfig>,
  ): Promise<AddOutcome | null> => {
    const key = addingKey(asked);
    const edit = getState().adding.edits[key];
    if (edit?.status === 'sending' || edit?.status === 'searching') return null;
    const isUnknown = edit?.status === 'unknown';
    const before = isUnknown ? edit.before : null;
    const adding = isUnknown ? edit.adding : asked;

    /** Cases of others that came into the cart from here; null while nobody knows of some. */
    const others = () => {
      const { edits, cases } = getState().adding;
      const isOpen = (each: string) => each !== key && edits[each]?.status !== 'not-added';
      return Object.keys(edits).some(isOpen) ? null : cases;
    };
    const ext = { ...extra, others };
    dispatch(addingEdited({ adding, status: before ? 'searching' : 'sending' }));
    const onSearch = () => dispatch(addingEdited({ adding, status: 'searching' }));
    const outcome: AddOutcome = before
      ? await lookForAdded(adding, before, ext)
      : await sendAdding(adding, ext, onSearch);

    if (outcome.status !== 'added') {
      dispatch(addingEdited({ adding, ...outcome }));
      return outcome;
    }
    const { totalItems, offer } = outcome;
    dispatch(addingAdded({ adding, totalItems, offer, asOf: extra.nextRequestId() }));
    // Not a number tells the widgets to read it; a guess would be shown.
    tellCart(extra.events, { slug: adding.slug, totalItems: totalItems ?? NaN });
    return outcome;
  };
