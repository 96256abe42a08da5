import { morph as addMorphTo } from '@alpinejs/morph';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import * as v from 'valibot';
import { createReducer, defineEvent } from '../store/createReducer';
import { createResource } from '../store/createResource';
import type { Extra } from '../store/createWidgetStore';
import { widgetHooks } from '../store/hooks';
import { commonConfig } from './config';
import { defineWidget } from './defineWidget';
import { mount, unmount } from './mount';
import { useDomId, useWidget } from './WidgetContext';

const pressed = defineEvent('test/pressed');

const config = v.object({ ...commonConfig, label: v.string() });
type Config = v.InferOutput<typeof config>;

interface State {
  count: number;
}
/** Counts by itself, as a queue of writes would work: apart from the store, and no longer than its mount. */
interface Tally {
  said: string[];
  dispose: () => void;
}
const { useAppSelector, useAppDispatch } = widgetHooks<State, Config, Tally>();

const disposed: string[] = [];
const say =
  () =>
  (_dispatch: unknown, _getState: unknown, { services, config }: Extra<Config, Tally>) =>
    services.said.push(config.label).toString();

const explode = createResource('test/explode', (_: undefined, __: Extra<Config>) =>
  Promise.reject(new Error('A mistake in the code')),
);

const stumble = () => async () => {
  await Promise.resolve();
  throw new Error('A mistake in a flow');
};

let crashesOnRender = false;

function Counter({ config: { label } }: { config: Config }) {
  const count = useAppSelector((state) => state.count);
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const id = useDomId();
  const { portal } = useWidget();
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') dispatch(pressed());
  };
  if (label === 'broken' && crashesOnRender) throw new Error('A mistake in the screen');
  return (
    <section aria-label={label}>
      <button type="button" onClick={() => dispatch(pressed())}>
        Pressed {count}
      </button>
      <button
        type="button"
        onClick={(event) => (event.currentTarget.textContent = dispatch(say()))}
      >
        Say
      </button>
      <button type="button" onClick={() => void dispatch(explode.read(undefined))}>
        Explode
      </button>
      <button type="button" onClick={() => void dispatch(stumble())}>
        Stumble
      </button>
      <label htmlFor={id}>Note</label>
      <input
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
      />
      {label === 'with a dialog' &&
        createPortal(<input aria-label="In the dialog" onKeyDown={handleKey} />, portal())}
    </section>
  );
}

defineWidget<Config, State, Tally>({
  name: 'test-counter',
  config,
  reducer: createReducer<State>({ count: 0 }, (on) => {
    on(pressed, (state) => {
      state.count += 1;
    });
  }),
  services: ({ config: { label } }) => ({ said: [], dispose: () => disposed.push(label) }),
  Screen: Counter,
});

const host = (label: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement('div');
  element.dataset.widget = 'test-counter';
  element.dataset.config = JSON.stringify({ label });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append('Served by Django');
  return element;
};

const errors: unknown[] = [];
const remember = (event: Event) => errors.push((event as CustomEvent).detail);

beforeEach(() => document.addEventListener('ww:error', remember));
afterEach(() => {
  document.removeEventListener('ww:error', remember);
  errors.length = 0;
  crashesOnRender = false;
  unmount();
  disposed.length = 0;
  document.body.replaceChildren();
});

const spyOnConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('hosts', () => {
  it('mount when they come, in whatever element they come', async () => {
    const swapped = document.createElement('div');
    swapped.append(host('one'), host('two'));
    document.body.append(swapped);
    expect(await screen.findByRole('region', { name: 'one' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'two' })).toBeVisible();
    expect(screen.queryByText('Served by Django')).toBeNull();
  });

  it('mount once, however often they are asked to', async () => {
    const once = host('once');
    document.body.append(once);
    mount();
    mount(once);
    await screen.findByRole('region');
    document.body.append(once);
    await Promise.resolve();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('keep their state when they move within the page', async () => {
    const moved = host('moved');
    const element = document.createElement('div');
    document.body.append(moved, element);
    await userEvent.click(await screen.findByRole('button', { name: 'Pressed 0' }));
    element.append(moved);
    await screen.findByRole('button', { name: 'Pressed 1' });
  });

  it('share neither state nor ids', async () => {
    document.body.append(host('left'), host('right'));
    const left = await screen.findByRole('region', { name: 'left' });
    const right = await screen.findByRole('region', { name: 'right' });
    await userEvent.click(within(left).getByRole('button', { name: 'Pressed 0' }));
    expect(within(right).getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(left.querySelector('input')?.id).not.toBe(right.querySelector('input')?.id);
  });

  it('unmount when they are removed, and mount anew when they come back', async () => {
    const removed = host('removed');
    document.body.append(removed);
    await userEvent.click(await screen.findByRole('button', { name: 'Pressed 0' }));
    removed.remove();
    await waitFor(() => expect(removed).toHaveTextContent('Served by Django'));
    document.body.append(removed);
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
  });

  it('get their fallback back from unmount(), for pages that keep a copy of their DOM', async () => {
    const kept = host('kept');
    document.body.append(kept);
    await screen.findByRole('region');
    unmount(kept);
    expect(kept).toHaveTextContent(/^Served by Django$/);
    mount(kept);
    expect(await screen.findByRole('region')).toBeVisible();
  });

  it('read their config from a json_script block when they name one', async () => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'counter-config';
    block.textContent = '{"label": "from a block"}';
    const element = host('unused', { 'data-config-from': 'counter-config' });
    document.body.append(block, element);
    expect(await screen.findByRole('region', { name: 'from a block' })).toBeVisible();
  });

  it('wait until they are near the viewport when they say so', async () => {
    const observed: [Element, (entries: { isIntersecting: boolean }[]) => void][] = [];
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(element: Element) {
          observed.push([element, this.tell]);
        }
        disconnect() {
          observed.length = 0;
        }
      },
    });
    document.body.append(host('late', { 'data-load': 'visible' }));
    await waitFor(() => expect(observed).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
    observed[0]?.[1]([{ isIntersecting: true }]);
    expect(await screen.findByRole('region', { name: 'late' })).toBeVisible();
  });

  it('wait until the page is idle when they say so', async () => {
    document.body.append(host('idle', { 'data-load': 'idle' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(await screen.findByRole('region', { name: 'idle' })).toBeVisible();
  });
});

const alpine: Parameters<typeof addMorphTo>[0] = {};
addMorphTo(alpine);

/** What scripts of a page do to make it look like a new one, without throwing away what is there. */
const morphs = {
  'Alpine morph': (element: HTMLElement, html: string) => {
    alpine.morph?.(element, `<main>${html}</main>`);
  },
  'plain HTML around a host that is kept': (element: HTMLElement, html: string) => {
    const made = document.createElement('template');
    made.innerHTML = html;
    const next = made.content.firstElementChild;
    const kept = element.firstElementChild;
    for (const { name, value } of next?.attributes ?? []) kept?.setAttribute(name, value);
    kept?.replaceChildren(...(next?.childNodes ?? []));
  },
};

describe.each(Object.entries(morphs))('a page morphed by %s', (_, morph) => {
  /** The page as the server would write it again. */
  const written = (label: string, more: object = {}) => {
    const element = host(label, { id: 'counter' });
    element.dataset.config = JSON.stringify({ label, ...more });
    return element.outerHTML;
  };
  const openMain = async (more?: object) => {
    const main = document.createElement('main');
    main.innerHTML = written('one', more);
    document.body.append(main);
    await userEvent.click(await screen.findByRole('button', { name: 'Pressed 0' }));
    await userEvent.type(screen.getByLabelText('Note'), 'half a wo');
    return main;
  };

  it('keeps the screen, what was typed in it, and the focus', async () => {
    const main = await openMain();
    morph(main, written('one'));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(screen.queryByText('Served by Django')).toBeNull();
    expect(screen.getByLabelText('Note')).toHaveFocus();
    await userEvent.keyboard('rd');
    expect(screen.getByLabelText('Note')).toHaveValue('half a word');
    expect(disposed).toEqual([]);
  });

  it('keeps the screen when only the CSRF token is another one', async () => {
    const main = await openMain({ csrf: { token: 'a'.repeat(64) } });
    morph(main, written('one', { csrf: { token: 'b'.repeat(64) } }));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
    expect(disposed).toEqual([]);
  });

  it('mounts anew where the host has another config', async () => {
    const main = await openMain();
    morph(main, written('two'));
    expect(await screen.findByRole('region', { name: 'two' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'one' })).toBeNull();
    expect(disposed).toEqual(['one']);
  });

  it('mounts anew where the host has another user', async () => {
    const main = await openMain({ user: { id: 1, role: 'vendor' } });
    morph(main, written('one', { user: { id: 2, role: 'vendor' } }));
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(disposed).toEqual(['one']);
  });

  it('gives the newest fallback back', async () => {
    const main = await openMain();
    morph(main, written('one').replace('Served by Django', 'Served again'));
    await screen.findByRole('button', { name: 'Pressed 1' });
    unmount();
    expect(main).toHaveTextContent(/^Served again$/);
  });
});

describe('a bad host', () => {
  it('keeps its fallback, says one sentence, and the nine others mount', async () => {
    const report = spyOnConsole();
    const bad = host('bad', { id: 'sidebar', 'data-config': '{"urls": {}}' });
    const good = Array.from({ length: 9 }, (_, index) => host(`good ${index}`));
    document.body.append(...good.slice(0, 4), bad, ...good.slice(4));
    await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(9));
    expect(bad).toHaveTextContent(/^Served by Django$/);
    expect(report.mock.calls).toEqual([
      [
        '[wholesale-widgets] test-counter (#sidebar):',
        'WW2 data-config: "label" should be string, got nothing.',
      ],
    ]);
    expect(errors).toMatchObject([{ widget: 'test-counter', phase: 'config' }]);
  });

  it.each([
    ['{"label": 7}', 'WW2 data-config: "label" should be string, got 7.'],
    ['{"label"', /^WW1 data-config should be JSON: /],
    ['', /^WW1 data-config should be JSON: /],
    ['{&quot;label&quot;: &quot;x&quot;}', /^WW11 data-config should be JSON: /],
    ['\\u007B\\u0022label\\u0022: 7}', /^WW11 data-config should be JSON: /],
    ["{'label': 'x', 'perms': None}", /^WW12 data-config should be JSON: /],
    ['[]', 'WW2 data-config: "label" should be string, got nothing.'],
    ['"text"', 'WW2 data-config should be Object, got "text".'],
    ['{"label": "x", "timeout": 0}', 'WW2 data-config: "timeout" should be >=1, got 0.'],
    [
      '{"label": "x", "urls": {"login": "https://elsewhere.test/"}}',
      'WW5 data-config: "urls.login" should be an http or https address of this site, got "https://elsewhere.test/".',
    ],
  ])('with data-debug says on the page what is wrong with %s', async (written, sentence) => {
    spyOnConsole();
    const bad = host('bad', { 'data-config': written, 'data-debug': '' });
    document.body.append(bad);
    const note = await within(bad).findByRole('note');
    expect(note.textContent).toEqual(
      typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string),
    );
  });

  it('says that the block it names is not there', async () => {
    const report = spyOnConsole();
    document.body.append(host('bad', { 'data-config-from': 'nowhere' }));
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith(
        '[wholesale-widgets] test-counter:',
        'WW3 the block with the id "nowhere" is not on the page.',
      ),
    );
  });
});

describe('a screen that crashes', () => {
  it('shows Retry instead, tells the page, and leaves the others alone', async () => {
    spyOnConsole();
    crashesOnRender = true;
    document.body.append(host('broken'), host('whole'));
    const alert = await screen.findByRole('alert');
    expect(await screen.findByRole('region', { name: 'whole' })).toBeVisible();
    expect(errors).toMatchObject([{ widget: 'test-counter', phase: 'render' }]);

    crashesOnRender = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'broken' })).toBeVisible();
  });

  it.each([
    ['a request', 'Explode', 'A mistake in the code'],
    ['a flow', 'Stumble', 'A mistake in a flow'],
  ])('is the same for a mistake in %s', async (_, button, message) => {
    spyOnConsole();
    document.body.append(host('exploding'));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }),
    );
    expect(await screen.findByRole('button', { name: 'Pressed 0' })).toBeVisible();
    expect(errors).toMatchObject([{ phase: 'render', error: { message } }]);
  });
});

it.each(['Note', 'In the dialog'])(
  'does nothing by a key with which an input method composes: %s',
  async (label) => {
    document.body.append(host('with a dialog'));
    const field = await screen.findByLabelText(label);
    const seen = jest.fn();
    document.addEventListener('keydown', seen);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari ends the composition before it tells of the key that did.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    document.removeEventListener('keydown', seen);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(await screen.findByRole('button', { name: /^Pressed [1-9]/ })).toHaveTextContent('1');
    expect(seen).not.toHaveBeenCalled();
  },
);

describe('services of a mount', () => {
  const press = async (label: string, name: string) => {
    const region = await screen.findByRole('region', { name: label });
    await userEvent.click(within(region).getByRole('button', { name }));
    return region;
  };

  it('are its own, reach its thunks, and are let go of when its host leaves the page', async () => {
    document.body.append(host('one'), host('two'));
    await press('one', 'Say');
    expect(within(await press('one', '1')).getByRole('button', { name: '2' })).toBeVisible();
    expect(within(await press('two', 'Say')).getByRole('button', { name: '1' })).toBeVisible();

    document.querySelector('[data-config*="one"]')?.remove();
    await waitFor(() => expect(disposed).toEqual(['one']));
  });

  it('are made anew with the screen after a crash', async () => {
    spyOnConsole();
    document.body.append(host('crashed'));
    await press('crashed', 'Say');
    await press('crashed', 'Explode');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(within(await press('crashed', 'Say')).getByRole('button', { name: '1' })).toBeVisible();
    expect(disposed).toEqual(['crashed']);
  });
});

it('offers mount and unmount to pages that want control', () => {
  expect(window).toHaveProperty('WholesaleWidgets', { mount, unmount });
});
