import { screen, waitFor, within } from '@testing-library/react';
import type { FaultName } from '../../fixtures/backend/faults';
import { matchesPath } from '../../fixtures/backend/paths';
import { openWidget } from './openWidget';

type Opening = NonNullable<Parameters<typeof openWidget>[1]>;
type Opened = Awaited<ReturnType<typeof openWidget>>;

/** Why a screen has no such case. */
interface Never {
  never: string;
}

interface Call {
  method: string;
  /** Where the fixture server answers it. */
  path: string;
}

/** What a person writes most on a screen. Each step finds what it needs by itself, as a person would. */
interface Writing extends Call {
  /** Up to the step before it is sent. */
  edit: (opened: Opened) => Promise<unknown>;
  send: (opened: Opened) => Promise<unknown>;
  /** What the screen says once the server has it. */
  saved: string | RegExp;
  /** What its alert says when the server does not. */
  notSaved: string | RegExp;
  /** Expects the edit to stand on the screen. */
  isTyped: (opened: Opened) => Promise<unknown>;
  /** The button that opens the dialog from which it is sent, where it is: nobody works elsewhere until that is closed. */
  opener?: string | RegExp;
}

interface Facts {
  as: NonNullable<Opening['as']>;
  /** A text that is there once the screen has loaded, in the scenario `default`. */
  shown: string | RegExp;
  /** The call without which nothing can be shown, and what the alert says when it fails. */
  load: Call & { fails: string | RegExp };
  /** What stands in the scenario `empty`. */
  empty: string | RegExp | Never;
  /** A text of the scenario `hostile`, as it is to be read. */
  hostile: string | RegExp | Never;
  /** Buttons that a user who may only look does not get, in the scenario `read-only`. */
  readOnly: { without: string | RegExp } | Never;
  write: Writing | Never;
}

const isNever = (fact: Facts[keyof Facts]): fact is Never =>
  typeof fact === 'object' && 'never' in fact;

/** What of a call reached the server. */
const callsOf = async ({ log }: Opened['backend'], { method, path }: Call) =>
  (await log()).filter(
    (entry) =>
      entry.method === method && entry.route !== null && matchesPath(path, pathOf(entry.path)),
  );

const pathOf = (address: string) => address.replace(/\?.*/, '');

const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')];

/** A field of the page beside the widget, where somebody works on while a slow answer is on its way. */
function elsewhere(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
}

/** Reads are sent three times before they are given up. */
const lasting = 3;

/**
 * The cases that every screen has to stand, from a few facts about it: it loads; it is empty; its first load fails
 * and is tried again; the session has ended; a write is refused, or pressed twice; two of it stand on a
 * page; it is only to be looked at; names are hostile; a slow answer takes nothing from who goes on elsewhere. A
 * screen's own tests say only what is its own.
 *
 * A case that a screen cannot have is left out by saying why.
 *
 * @example
 * describeScreen('batch-list', {
 *   as: 'vendor',
 *   shown: 'EV-2609-0012',
 *   load: { method: 'GET', path: '/dashboard/vendor/7/inventory/context/', fails: 'Your batches could not be loaded.' },
 *   empty: 'You have no batches yet.',
 *   hostile: { never: '…' },
 *   …
 * });
 */
export function describeScreen(name: string, facts: Facts): void {
  const { as, shown, load, empty, hostile, readOnly, write } = facts;
  const open = (options: Opening = {}) => openWidget(name, { as, ...options });
  const untilShown = () => screen.findAllByText(shown);
  const failing = (fault: FaultName) =>
    open({ before: (page) => page.failNext(load.method, load.path, fault, lasting) });

  describe(`${name}, as every screen`, () => {
    it('loads by one read, and complains of nothing', async () => {
      const { backend } = await open();
      for (const element of await untilShown()) expect(element).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(await callsOf(backend, load)).toHaveLength(1);
    });

    it.each(['forbidden-403', 'status-500'] as const)(
      'says that the first load failed, and loads when it is tried again: %s',
      async (fault) => {
        const { user, backend } = await failing(fault);
        expect(await screen.findByRole('alert')).toHaveTextContent(load.fails);
        await backend.disarm();
        await user.click(screen.getByRole('button', { name: 'Retry' }));
        await untilShown();
        await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      },
    );

    it('leads to signing in when the session has ended before it loads', async () => {
      await failing('login-redirect');
      expect(await screen.findByRole('link', { name: /^Sign in/ })).toBeVisible();
      expect(screen.queryByText(shown)).not.toBeInTheDocument();
    });

    it('takes the focus from nobody who works elsewhere while it loads', async () => {
      const { user, backend } = await open({ before: (page) => page.hold(load.method, load.path) });
      await backend.isHeld();
      const field = elsewhere();
      await user.type(field, 'typed meanwhile');
      await backend.release();
      await untilShown();
      expect(field).toHaveFocus();
      expect(field).toHaveValue('typed meanwhile');
    });

    it('stands twice on a page, each with its own', async () => {
      await open();
      await untilShown();
      const [first] = hosts();
      if (!first) throw new Error('The page has no host.');
      const second = first.cloneNode() as HTMLElement;
      second.id = 'host-2';
      first.after(second);
      await within(second).findAllByText(shown);
      expect(within(first).getAllByText(shown)).not.toHaveLength(0);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    if (!isNever(empty)) {
      it('says what is there when there is nothing', async () => {
        await open({ scenario: 'empty' });
        const [said] = await screen.findAllByText(empty);
        expect(said).toBeVisible();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      });
    }

    if (!isNever(hostile)) {
      it('shows hostile names as they are written', async () => {
        await open({ scenario: 'hostile' });
        const [said] = await screen.findAllByText(hostile);
        expect(said).toBeVisible();
        for (const host of hosts()) expect(host.querySelector('script, [onerror]')).toBeNull();
      });
    }

    if (!isNever(readOnly)) {
      it('offers no change to a user who may only look', async () => {
        await open({ scenario: 'read-only' });
        const [mark] = await screen.findAllByText('Read-only');
        expect(mark).toBeVisible();
        expect(screen.queryByRole('button', { name: readOnly.without })).not.toBeInTheDocument();
      });
    }

    if (!isNever(write)) describeWrite(open, write);
  });
}

function describeWrite(open: () => Promise<Opened>, write: Writing) {
  const { method, path, saved, notSaved } = write;

  /** The page with an edit that the server will answer so. */
  const edited = async (fault?: FaultName) => {
    const opened = await open();
    await write.edit(opened);
    if (fault) await opened.backend.failNext(method, path, fault);
    return opened;
  };
  const writes = ({ backend }: Opened) => callsOf(backend, write);

  it('says that a write was saved, which the server took once', async () => {
    const opened = await edited();
    await write.send(opened);
    expect((await screen.findAllByText(saved)).length).toBeGreaterThan(0);
    expect(await writes(opened)).toHaveLength(1);
  });

  it.each(['refused-400', 'forbidden-403', 'status-500'] as const)(
    'keeps what was typed and says that it was not saved: %s',
    async (fault) => {
      const opened = await edited(fault);
      const before = await opened.backend.state();
      await write.send(opened);
      expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
      expect(screen.queryByText(saved)).not.toBeInTheDocument();
      await write.isTyped(opened);
      expect(await opened.backend.state()).toEqual(before);
    },
  );

  it('keeps what was typed and leads to signing in when the session has ended', async () => {
    const opened = await edited('login-redirect');
    await write.send(opened);
    expect(await screen.findByRole('link', { name: /^Sign in/ })).toBeVisible();
    expect(screen.queryByText(saved)).not.toBeInTheDocument();
    await write.isTyped(opened);
  });

  it('is sent once, however often it is pressed', async () => {
    const opened = await edited();
    const answer = await opened.backend.hold(method, path);
    await write.send(opened);
    await answer.isAsked();
    await write.send(opened);
    await answer.release();
    await screen.findAllByText(saved);
    expect(await writes(opened)).toHaveLength(1);
  });

  const { opener } = write;
  if (opener !== undefined) {
    it('keeps what was typed when Escape is pressed, and asks before it goes', async () => {
      const opened = await edited();
      await opened.user.keyboard('{Escape}');
      await opened.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await write.isTyped(opened);
      await opened.user.keyboard('{Escape}');
      await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
      expect(await writes(opened)).toHaveLength(0);
    });

    it('gives the focus back to what opened the dialog', async () => {
      const opened = await edited();
      await write.send(opened);
      await screen.findAllByText(saved);
      await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
    });
    return;
  }

  it('takes the focus from nobody who works elsewhere while it is on its way', async () => {
    const opened = await edited();
    const answer = await opened.backend.hold(method, path);
    await write.send(opened);
    await answer.isAsked();
    const field = elsewhere();
    await opened.user.type(field, 'typed meanwhile');
    await answer.release();
    await screen.findAllByText(saved);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('typed meanwhile');
  });
}
