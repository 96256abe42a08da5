import { screen, waitFor } from '@testing-library/react';
import { showPage } from '../support/fixturePage';
import { openWidget } from '../support/openWidget';
import { changeAnswers } from '../support/spoilAnswers';
import { press, typeOver, type User } from '../support/fields';

afterEach(() => jest.restoreAllMocks());

interface Kept {
  widget: string;
  /** Types over something, and leaves it unsaved. */
  type: (user: User) => Promise<void>;
  /** What a colleague saves there before the page is reloaded. */
  arrives: [from: unknown, to: unknown];
  /** Reads that are no GET. */
  isRead?: (request: Request) => boolean;
  /** Tries to save what was restored. */
  save: (user: User) => Promise<void>;
  /** What would be written over what they saved. */
  write: RegExp;
}

/** Every screen that keeps past a reload what is written over something of the server's. */
const screens: Record<string, Kept> = {
  'a rule': {
    widget: 'rules-editor',
    type: async (user) => {
      await press(user, 'Edit rule 1');
      await typeOver(user, /^Minimum/, '6');
    },
    arrives: [2, 8],
    save: (user) => press(user, /^Save/),
    write: /^(POST|PUT|PATCH) .*rules/,
  },
  'a batch': {
    widget: 'batch-form',
    type: (user) => typeOver(user, 'Batch reference', 'Ours'),
    arrives: ['EV-2609-0012', 'Theirs'],
    save: (user) => press(user, /^Save/),
    write: /^(POST|PUT|PATCH) .*batches/,
  },
  'a brand page': {
    widget: 'brand-page',
    type: async (user) => {
      await press(user, 'Page details');
      await typeOver(user, /^Title/, 'Ours');
    },
    arrives: ['Evergreen Reserve', 'Theirs'],
    save: (user) => press(user, /^Save/),
    write: /^POST .*brand-page/,
  },
  'a brand': {
    widget: 'vendor-brands',
    type: async (user) => {
      await press(user, 'Edit Meridian');
      await typeOver(user, /^Description/, 'Ours');
    },
    isRead: ({ url }) => url.includes('brands-index'),
    arrives: ['Grown and packed by Meridian.', 'Theirs'],
    save: (user) => press(user, 'Save brand'),
    write: /^PATCH/,
  },
  'cases in a cart': {
    widget: 'cart',
    type: (user) => typeOver(user, /^Cases of Blue Dream 3.5 g .*Main Street$/, '9'),
    arrives: [4, 7],
    save: () => Promise.resolve(),
    write: /^PUT/,
  },
};

it.each(Object.entries(screens))(
  '%s: a draft is not written over what a colleague saved since',
  async (_name, { widget, type, arrives, isRead, save, write }) => {
    const { user, backend } = await openWidget(widget);
    await type(user);
    const asksForData = ({ method, headers }: Request) =>
      method === 'GET' && !(headers.get('Accept') ?? '').startsWith('text/html');
    dispatchEvent(new Event('pagehide'));
    await showPage(`/${widget}/?config=attribute`);
    changeAnswers(isRead ?? asksForData, (answer) =>
      JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
        !/id$/i.test(key) && value === arrives[0] ? arrives[1] : value,
      ),
    );
    await press(user, 'Restore');
    await save(user);
    const [keep] = await screen.findAllByRole('button', { name: /^Keep /, hidden: true });
    expect(keep).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const written = (await backend.log()).map(({ method, path }) => `${method} ${path}`);
    expect(written.filter((each) => write.test(each))).toEqual([]);
  },
);
