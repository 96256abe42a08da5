import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { html, json, noNetwork, redirect, setUpNetwork, status } from '../http/network.testkit';
import { commonConfig, ownAddress } from '../mount/config';
import { defineWidget } from '../mount/defineWidget';
import { unmount } from '../mount/mount';
import { createReducer } from '../store/createReducer';
import type { Extra } from '../store/createWidgetStore';
import { widgetHooks } from '../store/hooks';
import { allErrors, type ErrorNumber } from './errors';

const { answer, requests } = setUpNetwork();

const config = v.object({
  ...commonConfig,
  urls: v.object({ page: ownAddress, login: v.optional(ownAddress) }),
});
type Config = v.InferOutput<typeof config>;

const query = { form: '{"user_role":"vendor","default_dispensary":null}' };
const read =
  () =>
  (_dispatch: unknown, _getState: unknown, { http, config }: Extra<Config>) =>
    http.get(config.urls.page, { query });
const save =
  () =>
  (_dispatch: unknown, _getState: unknown, { http, config }: Extra<Config>) =>
    http.submitForm(config.urls.page, [['a', 'true']]);
const { useAppDispatch } = widgetHooks<object, Config>();

function Buttons() {
  const dispatch = useAppDispatch();
  return (
    <>
      <button type="button" onClick={() => void dispatch(read())}>
        Read
      </button>
      <button type="button" onClick={() => void dispatch(save())}>
        Save
      </button>
    </>
  );
}

const widget = 'test-wiring';
defineWidget<Config, object>({
  name: widget,
  config,
  reducer: createReducer({}, () => undefined),
  Screen: Buttons,
});

const wired = {
  urls: { page: '/prefs/' },
  user: { id: 7, role: 'vendor' },
  csrf: { token: 'page-token' },
};

function addHost(attributes: Record<string, string | null> = {}) {
  const host = document.createElement('div');
  const all: typeof attributes = {
    'data-widget': widget,
    'data-config': JSON.stringify(wired),
    'data-debug': '',
  };
  for (const [name, value] of Object.entries({ ...all, ...attributes })) {
    if (value !== null) host.setAttribute(name, value);
  }
  host.append('Served by Django');
  document.body.append(host);
  return host;
}

const withConfig = (config: object) =>
  addHost({ 'data-config': JSON.stringify({ ...wired, ...config }) });

const press = async (name: 'Read' | 'Save') =>
  userEvent.click(await screen.findByRole('button', { name }));

async function addHostAndPress(name: 'Read' | 'Save', host = () => addHost()) {
  host();
  await press(name);
}

const option = { name: 'a', label: 'A', value: true };
const preferences = {
  dispensary: [option],
  vendor: [option, option],
  url: '/prefs/',
  location: [['_all', 'All']],
  disabled: false,
};

function addTag(name: 'script' | 'link', attributes: Record<string, string>) {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.body.append(tag);
}

/** How a backend developer comes to each number, and what is then said beside it. */
const cases: Record<ErrorNumber, readonly [sentence: RegExp, make: () => unknown]> = {
  1: [/should be JSON/, () => addHost({ 'data-config': '' })],
  2: [/"urls\.page" should be string, got nothing/, () => withConfig({ urls: {} })],
  3: [/"nowhere" is not on the page/, () => addHost({ 'data-config-from': 'nowhere' })],
  4: [/the widget "test-wirring"/, () => addHost({ 'data-widget': 'test-wirring' })],
  5: [
    /this site, got "https:\/\/x.test\/"/,
    () => withConfig({ urls: { page: 'https://x.test/' } }),
  ],
  6: [
    /^WW6 POST \/prefs\//,
    () => {
      answer('/prefs/', redirect('/done/'));
      answer('/done/', html('<h1>Saved</h1>'));
      return addHostAndPress('Save', () => withConfig({ csrf: {} }));
    },
  ],
  7: [
    /^WW7 GET \/prefs\/ \(N1\)/,
    () => {
      answer('/prefs/', html('<h1>Preferences</h1>'));
      return addHostAndPress('Read');
    },
  ],
  8: [
    /\(N1\): "vendor\.\*\.value" should be boolean, got "yes"; "disabled" is missing\.$/,
    () => {
      const vendor = [option, { ...option, value: 'yes' }, { ...option, value: 'yes' }];
      answer('/prefs/', json({ ...preferences, vendor, disabled: undefined }));
      return addHostAndPress('Read');
    },
  ],
  9: [
    /widgets\.css/,
    () => {
      addTag('link', { 'data-ww-css': 'done' });
      addHost();
    },
  ],
  10: [
    /old\/test-wiring\.js and .*new\/test-wiring\.1f2e\.js/,
    () => {
      addTag('script', { src: '/old/test-wiring.js', type: 'text/plain' });
      addTag('script', { src: '/new/test-wiring.1f2e.js', type: 'text/plain' });
      addHost();
    },
  ],
  11: [/should be JSON/, () => addHost({ 'data-config': '{&quot;urls&quot;: {}}' })],
  12: [/should be JSON/, () => addHost({ 'data-config': "{'urls': {'page': None}}" })],
  13: [
    /^WW13 POST \/prefs was redirected/,
    () => {
      answer('/prefs', redirect('/prefs/', 301));
      answer('/prefs/', html('<h1>Preferences</h1>'));
      return addHostAndPress('Save', () => withConfig({ urls: { page: '/prefs' } }));
    },
  ],
  19: [
    /^WW19 POST \/prefs\/ was redirected to \/en\/prefs\/\.$/,
    () => {
      answer('/prefs/', redirect('/en/prefs/', 302));
      answer('/en/prefs/', html('<h1>Preferences</h1>'));
      return addHostAndPress('Save', () => withConfig({ urls: { page: '/prefs/' } }));
    },
  ],
  14: [/"user" is not in the config/, () => withConfig({ user: undefined })],
  15: [/"zh_Hans_CN"/, () => withConfig({ locale: 'zh_Hans_CN' })],
  16: [
    /^WW16 POST \/prefs\//,
    () => {
      answer('/prefs/', html('<h1>CSRF verification failed.</h1>', 403));
      answer('/', noNetwork);
      return addHostAndPress('Save');
    },
  ],
  17: [
    /answered by 405/,
    () => {
      answer('/prefs/', status(405));
      return addHostAndPress('Save');
    },
  ],
  18: [
    /answered by 500/,
    () => {
      // Django's page for developers lists the settings.
      answer(
        '/prefs/',
        html('<h1>KeyError at /prefs/</h1><td>APPEND_SLASH</td><td>True</td>', 500),
      );
      return addHostAndPress('Save');
    },
  ],
};

let report: jest.SpyInstance;
beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => unmount());

describe('each numbered error', () => {
  it.each(allErrors())('WW$number: $says', async ({ number, fix }) => {
    const [sentence, make] = cases[number];
    await make();
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(new RegExp(`^WW${number} `));
    expect(note.textContent).toMatch(sentence);
    expect(note.parentElement).toHaveTextContent(fix.slice(-40));
    expect(report.mock.calls).toEqual([
      [expect.stringMatching(/^\[wholesale-widgets\] test-wirr?ing:$/), note.textContent],
    ]);
  });
});

const panel = async () =>
  (await screen.findByText(/^Wiring: /)).parentElement as HTMLDetailsElement;
const rows = async (table: string) => {
  const found = await screen.findByRole('table', { name: table });
  return within(found)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
};

describe('the panel', () => {
  it('is not there without data-debug', async () => {
    addHost({ 'data-debug': null, 'data-config': JSON.stringify({ ...wired, user: undefined }) });
    answer('/prefs/', json(preferences));
    await press('Read');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText(/^Wiring: /)).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });

  it('is folded away while all is well, and counts hosts and calls', async () => {
    addHost({ id: 'prefs' });
    answer('/prefs/', json(preferences));
    await press('Read');
    await screen.findByText('Wiring: 1 host, 1 call, no problems');
    expect((await panel()).open).toBe(false);
    expect(await rows('Hosts on this page')).toEqual([['#prefs', widget, 'mounted']]);
    const [[call, state, time, verdict] = []] = await rows('Calls of this widget');
    expect([call, state, verdict]).toEqual(['GET /prefs/', '200', 'fine']);
    expect(time).toMatch(/^\d+$/);
    expect(report).not.toHaveBeenCalled();
  });

  it('lists each host of the page with what became of it', async () => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {
          return undefined;
        }
        disconnect() {
          return undefined;
        }
      },
    });
    const plain = (attributes: Record<string, string>) =>
      addHost({ ...attributes, 'data-debug': null });
    addHost({ id: 'first' });
    plain({ 'data-config': '[]' });
    plain({ 'data-load': 'visible' });
    plain({ 'data-widget': 'collapse' });
    await waitFor(async () =>
      expect(await rows('Hosts on this page')).toEqual([
        ['#first', widget, 'mounted'],
        ['host 2', widget, 'refused: WW2'],
        ['host 3', widget, 'waiting, data-load="visible"'],
        ['host 4', 'collapse', 'no script knows it'],
      ]),
    );
  });

  it('says of a call what became of it where nothing is wrong with the wiring', async () => {
    addHost();
    answer('/prefs/', redirect('/login/?next=/prefs/'), json({ errors: ['No.'] }, 400), noNetwork);
    answer('/login/', html('<input type="password">'));
    await press('Save');
    await screen.findByText(/1 call,/);
    await press('Save');
    await screen.findByText(/2 calls,/);
    await press('Save');
    await screen.findByText('Wiring: 1 host, 3 calls, no problems');
    expect((await rows('Calls of this widget')).map(([, state]) => state)).toEqual([
      '200, sign-in page',
      '400',
      'no answer',
    ]);
  });

  it('says the same thing once, however often it happens', async () => {
    addHost();
    answer('/prefs/', status(404));
    await press('Save');
    await press('Save');
    await screen.findByText('Wiring: 1 host, 2 calls, 1 problem');
    expect(screen.getAllByRole('note')).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('goes with its widget, and comes once when the widget does', async () => {
    const host = addHost();
    await panel();
    unmount(host);
    expect(host).toHaveTextContent(/^Served by Django$/);
    host.remove();
    document.body.append(host);
    await panel();
    expect(document.querySelectorAll('[data-ww-doctor]')).toHaveLength(1);
  });

  it('of a refused host goes too, for pages that keep a copy of their DOM', async () => {
    const host = addHost({ 'data-config': '[]' });
    await panel();
    unmount(host);
    expect(host).toHaveTextContent(/^Served by Django$/);
  });
});
