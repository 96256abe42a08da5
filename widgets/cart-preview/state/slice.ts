import { createReducer } from '@shared/store/createReducer';
import { defineEvent } from '@shared/store/defineEvent';
import { widgetHooks } from '@shared/store/hooks';
import { failed, idle, pending, ready, type Load } from '@shared/store/load';
import type { PreviewConfig } from '../config';
import { latestFirst, type Preview } from '../model/preview';
import { loadCount, loadPreview } from './requests';

export interface PreviewState {
  /** Lines in all carts. A value that is not `ready` may no longer be true. */
  count: Load<number>;
  preview: Load<Preview>;
  isOpen: boolean;
  /** Counts the questions: an answer to any but the last one is dropped. */
  asked: number;
  isReading: boolean;
}

const initialState: PreviewState = {
  count: idle,
  preview: idle,
  isOpen: false,
  asked: 0,
  isReading: false,
};

/** The cart changed; `count` where the one who says so knows how many lines it has now. */
export const cartChanged = defineEvent<{ count: number | null }>('preview/cartChanged');
/** Someone looks again: nothing is known to have changed, what is shown stands until the answer comes. */
export const lookedAgain = defineEvent('preview/lookedAgain');
export const opened = defineEvent('preview/opened');
export const closed = defineEvent('preview/closed');
export const readingChanged = defineEvent<boolean>('preview/readingChanged');

const outdated = <T>(load: Load<T>): Load<T> => (load.status === 'idle' ? load : pending(load));

export const previewReducer = createReducer<PreviewState>(initialState, (on) => {
  on(cartChanged, (state, { payload: { count } }) => {
    state.asked += 1;
    state.count = count === null ? pending(state.count) : ready(count);
    state.preview = outdated(state.preview);
  });
  on(lookedAgain, (state) => {
    state.asked += 1;
    if (state.count.status !== 'ready') state.count = pending(state.count);
    if (state.preview.status === 'failed') state.preview = outdated(state.preview as Load<Preview>);
  });
  on(opened, (state) => {
    state.asked += 1;
    state.isOpen = true;
    state.preview = pending(state.preview);
  });
  on(closed, (state) => {
    state.isOpen = false;
  });
  on(readingChanged, (state, { payload }) => {
    state.isReading = payload;
  });

  on(loadCount.fulfilled, (state, { payload, meta }) => {
    if (meta.arg === state.asked) state.count = ready(payload);
  });
  on(loadCount.rejected, (state, { payload, meta }) => {
    const isAwaited = meta.arg === state.asked && state.count.status === 'pending';
    if (isAwaited) state.count = failed(state.count, payload);
  });
  on(loadPreview.fulfilled, (state, { payload, meta }) => {
    if (meta.arg !== state.asked) return;
    const { preview } = state;
    state.preview = ready(
      latestFirst(payload, preview.status === 'idle' ? undefined : preview.value),
    );
    state.count = ready(payload.summary.totalItems);
  });
  on(loadPreview.rejected, (state, { payload, meta }) => {
    if (meta.arg !== state.asked) return;
    if (state.count.status === 'pending') state.count = failed(state.count, payload);
    if (state.preview.status === 'pending') {
      state.preview = failed(state.preview as Load<Preview>, payload);
    }
  });
});

export const { useAppSelector, useAppDispatch } = widgetHooks<PreviewState, PreviewConfig>();
