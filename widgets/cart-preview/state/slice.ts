import { createReducer, defineEvent } from '@shared/store/createReducer';
import { widgetHooks } from '@shared/store/hooks';
import type { Result } from '@shared/http/result';
import { failed, idle, pending, ready, settled, type Load } from '@shared/store/load';
import type { PreviewConfig } from '../config';
import { inPlace, latestFirst, type Preview } from '../model/preview';

export interface PreviewState {
  /** Lines in all carts. A value that is not `ready` may no longer be true. */
  count: Load<number>;
  preview: Load<Preview>;
  /** As the dialog showed the cart first when it was opened last. What is new since then comes first the next time. */
  lastLook: Preview | null;
  isOpen: boolean;
  /** The dialog is open and has shown no answer yet: its lines may still change their order. */
  isFirstLook: boolean;
  /** Counts the questions: an answer to any but the last one is dropped. */
  asked: number;
  isReading: boolean;
}

const initialState: PreviewState = {
  count: idle,
  preview: idle,
  lastLook: null,
  isOpen: false,
  isFirstLook: false,
  asked: 0,
  isReading: false,
};

/** The cart changed; `count` where the one who says so knows how many lines it has now. */
export const cartChanged = defineEvent<{ count: number | null }>('preview/cartChanged');
/** Someone looks again: what is shown stands until the answer comes, and what is called old is called so. */
export const lookedAgain = defineEvent('preview/lookedAgain');
/** Someone does not want to wait until what failed is tried again. */
export const retried = defineEvent('preview/retried');
export const opened = defineEvent('preview/opened');
export const closed = defineEvent('preview/closed');
export const readingChanged = defineEvent<boolean>('preview/readingChanged');
export const countRead = defineEvent<Result<number>>('preview/countRead');
export const cartsRead = defineEvent<Result<Preview>>('preview/cartsRead');

const outdated = <T>(load: Load<T>): Load<T> => (load.status === 'idle' ? load : pending(load));

export const previewReducer = createReducer<PreviewState>(initialState, (on) => {
  on(cartChanged, (state, { payload: { count } }) => {
    state.asked += 1;
    state.count = count === null ? pending(state.count) : ready(count);
    state.preview = outdated(state.preview);
  });
  on(lookedAgain, (state) => {
    state.asked += 1;
  });
  on(retried, (state) => {
    state.asked += 1;
    state.preview = pending(state.preview);
  });
  on(opened, (state) => {
    state.asked += 1;
    state.isOpen = true;
    state.isFirstLook = true;
    state.preview = pending(state.preview);
  });
  on(closed, (state) => {
    state.isOpen = false;
  });
  on(readingChanged, (state, { payload }) => {
    state.isReading = payload;
  });

  on(countRead, (state, { payload }) => {
    state.count = settled(state.count, payload);
  });
  on(cartsRead, (state, { payload }) => {
    const { preview, isOpen, isFirstLook, lastLook } = state;
    if (!payload.ok) {
      state.count = failed(state.count, payload.failure);
      state.preview = failed(preview, payload.failure);
      return;
    }
    const shown = preview.status === 'idle' ? undefined : preview.value;
    const now =
      isOpen && !isFirstLook && shown
        ? inPlace(payload.value, shown)
        : latestFirst(payload.value, lastLook);
    state.preview = ready(now);
    // What comes once the dialog is closed was seen by nobody.
    if (isOpen && isFirstLook) state.lastLook = now;
    if (isOpen) state.isFirstLook = false;
    state.count = ready(payload.value.summary.totalItems);
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<PreviewState, PreviewConfig>();
