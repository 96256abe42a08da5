import type { Http } from '@shared/http/http';
import { createWidgetStore } from '@shared/store/createWidgetStore';
import type { PreviewConfig } from '../config';
import { previewReducer, type PreviewState } from './slice';
import { openPreview, startPreview } from './thunks';

/** A store whose reads are written down, each answered by nothing that could be read. */
function recordedStore() {
  const asked: string[] = [];
  const get = (url: string) => {
    asked.push(url);
    return Promise.resolve({ ok: true, value: {} });
  };
  const http = { get, signal: new AbortController().signal, serverLimit: 0 } as unknown;
  const config = { slug: 'evergreen', token: 'b7c1e2' } as PreviewConfig;
  const store = createWidgetStore<PreviewState, PreviewConfig, unknown>(previewReducer, {
    http: http as Http,
    config,
    events: { emit: () => true, on: () => () => undefined },
    services: {},
    crash: (error) => {
      throw error;
    },
  });
  return { store, asked };
}

const isRead = async ({ store }: ReturnType<typeof recordedStore>) => {
  while (store.getState().isReading) await Promise.resolve();
};

it('begins with the count', async () => {
  const recorded = recordedStore();
  recorded.store.dispatch(startPreview());
  await isRead(recorded);
  expect(recorded.asked).toEqual(['/shop/evergreen/cart/multi-cart-summary/']);
});

// The screen begins after its first drawing, which may be long after on a busy machine.
it('reads nothing more for who opened the cart before it began, and has it', async () => {
  const recorded = recordedStore();
  recorded.store.dispatch(openPreview());
  await isRead(recorded);
  const before = [...recorded.asked];
  expect(before).toContain('/shop/evergreen/cart/multi-cart/b7c1e2');
  recorded.store.dispatch(startPreview());
  await isRead(recorded);
  expect(recorded.asked).toEqual(before);
});
