import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { useState } from 'react';
import { turnOfPage } from '../../test/support/turnOfPage';
import type { Failure } from '../http/failure';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import type { Result } from '../http/result';
import { Combobox } from './Combobox';
import type { Found, OptionSource } from './useOptions';

interface Customer {
  id: number;
  name: string;
  license?: string;
}

const names = ['Bayview Alameda', 'Bayview Berkeley', 'Harborview Oakland', 'Crème Verte'];
const customers = names.map((name, id): Customer => ({ id, name }));
const offline: Failure = { kind: 'offline', status: null, message: '', fields: [] };

/** A server whose answers come when the test says so. */
function createServer(all: readonly Customer[] = customers) {
  const asked: { text: string; signal: AbortSignal; answer: (result?: Result<never>) => void }[] =
    [];
  const find = (text: string, signal: AbortSignal) =>
    new Promise<Result<Found<Customer>>>((resolve) => {
      const options = all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
      const value = { options: options.slice(0, 25), count: options.length };
      asked.push({
        text,
        signal,
        answer: (result = { ok: true, value } as never) => resolve(result),
      });
    });
  return { find, asked };
}

const chosen: string[] = [];

function Page({ source }: { source: OptionSource<Customer> }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Customer"
        texts={{ list: 'Customers', none: 'No customer.', count: (count) => `${count} customers.` }}
        value={value}
        source={source}
        keyOf={({ id }) => String(id)}
        describe={({ name, license: facts }) => (facts === undefined ? { name } : { name, facts })}
        onChoose={({ name }) => {
          chosen.push(name);
          setValue(name);
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

function open(source: OptionSource<Customer>) {
  const host = document.body.appendChild(document.createElement('div'));
  render(
    <WidgetContext.Provider value={widgetAround(host)}>
      <Page source={source} />
    </WidgetContext.Provider>,
  );
  // What is typed at once is typed in one turn, in which the pause after a letter cannot pass.
  return userEvent.setup({ delay: null });
}

const field = () => screen.getByRole('combobox', { name: 'Customer' });
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const local = { options: customers, textOf: ({ name }: Customer) => name };

beforeEach(() => {
  chosen.length = 0;
});

/** Types, and lets the server be asked by the pause or by Enter. The answer is the test's to give. */
async function openServer() {
  const server = createServer();
  const user = open(server);
  await user.click(field());
  const isAsked = (count: number) => waitFor(() => expect(server.asked).toHaveLength(count));
  await isAsked(1);
  server.asked[0]?.answer();
  await screen.findByText('4 customers.');
  return { ...server, user, isAsked };
}

describe('Enter', () => {
  it('takes the first of what was typed', async () => {
    const { user, asked, isAsked } = await openServer();
    await user.type(field(), 'oak');
    await isAsked(2);
    asked[1]?.answer();
    await screen.findByText('1 customers.');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Harborview Oakland']);
    expect(field()).toHaveValue('Harborview Oakland');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('waits for the answer of what was typed, which it asks for at once', async () => {
    const { user, asked } = await openServer();
    await user.type(field(), 'oak{Enter}');
    expect(asked.map(({ text }) => text)).toEqual(['', 'oak']);
    expect(chosen).toEqual([]);
    asked[1]?.answer();
    await waitFor(() => expect(chosen).toEqual(['Harborview Oakland']));
  });

  it('waits for the answer too when it is pressed in the same frame as the last letter', async () => {
    const { user, asked } = await openServer();
    await user.type(field(), 'oa');
    // Outside of the test's own turns, in which the effects of a letter would be over before the next key.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'oak');
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await waitFor(() => expect(asked.at(-1)?.text).toBe('oak'));
    asked.at(-1)?.answer();
    await turnOfPage();
    expect(chosen).toEqual(['Harborview Oakland']);
  });

  it.each([
    ['went on typing', 'x'],
    ['left the field', '{Tab}'],
    ['closed the list', '{Escape}'],
  ])('takes nothing for who %s meanwhile', async (_case, keys) => {
    const { user, asked } = await openServer();
    await user.type(field(), 'bay{Enter}');
    await user.keyboard(keys);
    asked[1]?.answer();
    await turnOfPage();
    expect(chosen).toEqual([]);
  });

  it('takes nothing when nothing fits, and nothing when the answer failed', async () => {
    const { user, asked } = await openServer();
    await user.type(field(), 'nobody{Enter}');
    asked[1]?.answer();
    await screen.findByText('No customer.');
    await user.keyboard('{Enter}');
    await user.clear(field());
    await user.type(field(), 'oak{Enter}');
    asked.at(-1)?.answer({ ok: false, failure: offline });
    await screen.findByRole('alert');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual([]);
    expect(field()).toHaveValue('oak');
  });

  it('takes nothing from an empty field', async () => {
    const { user } = await openServer();
    await user.keyboard('{Enter}');
    await user.type(field(), 'b{Backspace}{Enter}');
    expect(chosen).toEqual([]);
  });
});

describe('what was found for an older text', () => {
  it('stays in sight and cannot be chosen by pointer, Enter or arrow', async () => {
    const { user, asked } = await openServer();
    await user.type(field(), 'oak');
    expect(options()).toContain('Bayview Alameda');
    expect(status()).toHaveTextContent('Searching…');
    const [old] = screen.getAllByRole('option');
    if (old) await user.click(old);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(old).toHaveAttribute('aria-disabled', 'true');
    expect(chosen).toEqual([]);
    expect(field()).toHaveFocus();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is asked for once for several letters, and a late answer is not shown', async () => {
    const { user, asked, isAsked } = await openServer();
    await user.type(field(), 'bay');
    await isAsked(2);
    await user.type(field(), 'view b');
    expect(asked[1]?.signal.aborted).toBe(true);
    await isAsked(3);
    asked[2]?.answer();
    await waitFor(() => expect(options()).toEqual(['Bayview Berkeley']));
    asked[1]?.answer();
    await turnOfPage();
    expect(options()).toEqual(['Bayview Berkeley']);
  });
});

it('says how many it shows of how many', async () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id, name: `Store ${id}` }));
  const server = createServer(many);
  const user = open(server);
  await user.click(field());
  await waitFor(() => expect(server.asked).toHaveLength(1));
  server.asked[0]?.answer();
  expect(await screen.findByText('Showing 25 of 60. Keep typing.')).toBeVisible();
});

it('keeps what was typed through a failure, and tries again', async () => {
  const { user, asked, isAsked } = await openServer();
  await user.type(field(), 'oak');
  await isAsked(2);
  asked[1]?.answer({ ok: false, failure: offline });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('oak');
  await isAsked(3);
  asked[2]?.answer();
  await screen.findByText('1 customers.');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['Harborview Oakland']);
});

describe('by keyboard', () => {
  it('goes through the list, which the focus never leaves the field for', async () => {
    const user = open(local);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('Bayview Berkeley');
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(active).toHaveAttribute('aria-posinset', '2');
    expect(field()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Bayview Berkeley']);
  });

  it('closes the list by Escape, and leaves the next Escape to the dialog around it', async () => {
    const user = open(local);
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(heard).toEqual([]);
    await user.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
    document.removeEventListener('keydown', listen);
  });

  it('shows what is chosen again when it is left with a text that is nothing', async () => {
    const user = open(local);
    await user.type(field(), 'oak{Enter}');
    await user.type(field(), 'zzz');
    await user.tab();
    expect(field()).toHaveValue('Harborview Oakland');
  });
});

describe('a list in the page', () => {
  it('is searched at once by every word, whatever its case and accents', async () => {
    const user = open(local);
    await user.type(field(), 'VERTE creme');
    expect(options()).toEqual(['Crème Verte']);
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Crème Verte']);
  });

  it('of thousands draws a bounded part, and what the keys come to', async () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Store ${id}` }));
    const user = open({ options: many, textOf: ({ name }) => name });
    await user.click(field());
    expect(options().length).toBeLessThan(40);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000');
    await user.keyboard('{PageDown>20/}{ArrowDown}');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('Store 160');
    expect(options().length).toBeLessThan(40);
  });

  it('tells options of one name apart by a second line', async () => {
    const two = [
      { id: 1, name: 'Harborview', license: 'C10-1' },
      { id: 2, name: 'Harborview', license: 'C10-2' },
    ];
    const user = open({ options: two, textOf: ({ name, license }) => `${name} ${license}` });
    await user.type(field(), 'c10-2');
    expect(options()).toEqual(['HarborviewC10-2']);
    expect(screen.getByTitle('Harborview, C10-2')).toBeVisible();
  });
});

it('is the one kind of field that finds one of many', () => {
  const drawsOptions = (file: string) =>
    file.endsWith('.tsx') &&
    !file.endsWith('.test.tsx') &&
    /role="(combobox|listbox)"|<datalist|aria-autocomplete/.test(readFileSync(file, 'utf8'));
  const files = ['shared', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  expect(files.filter(drawsOptions).sort()).toEqual([
    'shared/forms/Combobox.tsx',
    'shared/forms/OptionList.tsx',
    // Letters to go to, all of them in sight: nothing is looked for there.
    'shared/lists/GroupIndex.tsx',
  ]);
});
