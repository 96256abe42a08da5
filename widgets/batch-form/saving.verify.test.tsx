import { screen, waitFor, within } from '@testing-library/react';
import type { Batch } from '@shared/contract/batches';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import { noEdits } from './model/edits';
import { payloadOf } from './model/payload';
import {
  allSaved,
  button,
  call,
  create,
  departure,
  field,
  open,
  reload,
  save,
  saved,
  variant,
  writes,
} from './page.testkit';

afterEach(() => {
  jest.restoreAllMocks();
});

const updated = 'Batch updated.';
const alert = () => screen.findByRole('alert');

/** Types a number into the field, instead of what is there. */
async function type(user: Awaited<ReturnType<typeof open>>['user'], name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
}

describe('a refused save', () => {
  it('says "field: messages" line by line, each at its field as well, with the focus on the first', async () => {
    const { user } = await open({ scenario: 'field-errors' });
    await user.click(await save());
    // With the drawing that says what is wrong: keys pressed right after it are meant for that field.
    const ref = await field('Batch reference');
    await waitFor(() => expect(ref).toBeInvalid());
    expect(ref).toHaveFocus();
    const lines = within(await alert()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Batch reference: A batch with this reference already exists.',
      'Expiration date: The expiration date is before the manufacture date.',
      'THC (delta-9): Ensure this value is less than or equal to 100.',
      'α-Pinene: Ensure this value is greater than or equal to 0.',
      'Blue Dream flower, Case size: Ensure this value is greater than or equal to 1.',
      'Blue Dream smalls, Case size: Ensure this value is greater than or equal to 1.',
    ]);
    expect(ref).toHaveAccessibleDescription('A batch with this reference already exists.');
    expect(variant(1).getByLabelText('Case size')).toBeInvalid();
    expect(variant(2).getByLabelText('Case size')).toBeValid();
  });

  it('leaves the focus to who went on to another part of the page', async () => {
    const { user, backend } = await open({ scenario: 'field-errors' });
    const site = document.body.appendChild(document.createElement('input'));
    const answer = await backend.hold('PATCH', call);
    await user.click(await save());
    await user.type(site, 'ev');
    await answer.release();
    await waitFor(async () => expect(await field('Batch reference')).toBeInvalid());
    expect(site).toHaveFocus();
    site.remove();
  });

  it('leads to each of its fields by keyboard, in the order of the screen', async () => {
    const { user } = await open({ scenario: 'field-errors' });
    await user.click(await save());
    const lines = within(await alert()).getAllByRole('button');
    const reached: (string | null)[] = [];
    for (const line of lines) {
      line.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toBeInvalid());
      reached.push(
        document.activeElement?.closest('div')?.querySelector('label')?.textContent ?? null,
      );
    }
    expect(reached).toEqual([
      'Batch reference',
      'Expiration date',
      'THC (delta-9)',
      'α-Pinene',
      'Case size',
      'Case size',
    ]);
  });

  it('keeps what was typed, and what is no number for the server to refuse', async () => {
    const { user, backend } = await open();
    await type(user, 'THC (delta-9)', '22,5');
    await user.click(await save());
    expect(await alert()).toHaveTextContent('THC (delta-9): A valid number is required.');
    expect(await field('THC (delta-9)')).toHaveValue('22,5');
    await type(user, 'THC (delta-9)', '22.5');
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect((await saved(backend)).thc_delta9).toBe('22.5000');
  });

  it('says that an error occurred when no field is named', async () => {
    const { user, backend } = await open();
    await type(user, 'Sample cases', '3');
    await backend.failNext('PATCH', call, 'refused-400');
    await user.click(await save());
    expect(await alert()).toHaveTextContent(
      'An error occurred. Your changes are kept here, but not saved. The server refused this.',
    );
    expect(await field('Sample cases')).toHaveValue('3');
  });
});

describe('a save whose answer is lost', () => {
  it('is told as saved when the server shows it', async () => {
    const { user, backend } = await open();
    await user.selectOptions(await field('Terpene to add'), 'Camphene');
    await user.click(await button('Add terpene'));
    await user.keyboard('0.05');
    await backend.failNext('PATCH', call, 'drop-after-commit');
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect(await save()).toHaveTextContent('Save batch');
    expect((await saved(backend)).terpenes).toHaveLength(5);
  });

  it('is told as not saved once the server would not take it any more', async () => {
    const { user, backend } = await open({ config: (config) => ({ ...config, timeout: 1 }) });
    await type(user, 'Sample cases', '3');
    await backend.failNext('PATCH', call, 'drop-before');
    const button = await save();
    // Looked for from before on: it is there until the limit only.
    const search = waitFor(() =>
      expect(screen.getByText(/^We don’t know yet whether your changes/)).toBeVisible(),
    );
    await user.click(button);
    await search;
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your changes are kept here, but not saved.',
    );
    expect((await saved(backend)).sampleCases).toBe(2);
  });

  it('adds no row twice when it is not known for a while whether it was saved', async () => {
    const { user, backend } = await open();
    await user.selectOptions(await field('Terpene to add'), 'Camphene');
    await user.click(await button('Add terpene'));
    await user.keyboard('0.05');
    await backend.failNext('PATCH', call, 'drop-after-commit');
    await backend.failNext('GET', call, 'slow', 1, 1);
    await backend.failNext('GET', call, 'forbidden-403');
    await user.click(await save());
    expect(await alert()).toHaveTextContent('Your changes are kept here.');
    await user.type(await field('Camphene'), '7');
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    const { terpenes } = await saved(backend);
    expect(terpenes.map(({ percentage }) => percentage)).toEqual([
      '0.6210',
      '0.3300',
      '0.2040',
      '0.1100',
      '0.0570',
    ]);
  });

  it('adds no row twice when that is not known of the next save either', async () => {
    const { user, backend } = await open();
    const before = (await saved(backend)).batchVariants.length;
    const lose = async (how: 'drop-after-commit' | 'drop-before') => {
      await backend.failNext('PATCH', call, how);
      await backend.failNext('GET', call, 'slow', 1, 1);
      await backend.failNext('GET', call, 'forbidden-403');
      await user.click(await save());
      expect(await alert()).toHaveTextContent('Your changes are kept here.');
    };
    await field('Batch reference');
    await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
    await lose('drop-after-commit');
    await type(user, 'Sample cases', '3');
    await lose('drop-before');
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect((await saved(backend)).batchVariants).toHaveLength(before + 1);
  });
});

it('keeps everything when the session has ended', async () => {
  const { user, backend } = await open();
  await type(user, 'Sample cases', '3');
  await backend.failNext('PATCH', call, 'login-redirect');
  await user.click(await save());
  expect(await alert()).toHaveTextContent('Your session has ended.');
  expect(screen.getByText('Sign in in a new tab')).toBeVisible();
  expect(await field('Sample cases')).toHaveValue('3');
  await user.click(await save());
  expect(await screen.findByText(updated)).toBeVisible();
});

describe('a new batch', () => {
  it('is created with the redirect to its id, and its page says so', async () => {
    const { user, backend } = await open({ scenario: 'new' });
    expect(await screen.findByText('New batch')).toBeVisible();
    await user.type(await field('Batch reference'), '0012');
    const going = departure();
    await user.click(await save());
    expect(await going).toBe('http://shop.test/batch-form/?created=50001');
    const [post] = await writes(backend);
    expect(post).toMatchObject({
      method: 'POST',
      path: create,
      body: { id: null, batchRef: '0012' },
    });
    expect(await screen.findByText('Open it')).toHaveAttribute(
      'href',
      'http://shop.test/batch-form/?created=50001',
    );
    await reload();
    expect(await screen.findByText('Batch created.')).toBeVisible();
    expect(await field('Batch reference')).toHaveValue('0012');
  });

  it('is there once, however often its answer is lost', async () => {
    const { user, backend } = await open({ scenario: 'new' });
    await user.type(await field('Batch reference'), 'EV-2611-0001');
    await backend.failNext('POST', create, 'drop-after-commit');
    await user.click(await save());
    expect(await alert()).toHaveTextContent('Try again. This will not create a duplicate.');
    const going = departure();
    await user.click(await save());
    await going;
    const found = (await allSaved(backend)).filter(({ batchRef }) => batchRef === 'EV-2611-0001');
    expect(found).toHaveLength(1);
  });

  it('is there once, though a draft of another one comes back between two attempts', async () => {
    const { user, backend } = await open({ scenario: 'new' });
    await user.type(await field('Sample cases'), '3');
    await reload();
    const restore = await button('Restore');
    await user.type(await field('Batch reference'), 'EV-2611-0001');
    await backend.failNext('POST', create, 'drop-after-commit');
    await user.click(await save());
    await alert();
    await user.click(restore);
    await user.click(await save());
    expect(await screen.findByText(/^Your first attempt had created the batch/)).toBeVisible();
    expect(await field('Sample cases')).toHaveValue('3');
    const found = (await allSaved(backend)).filter(({ batchRef }) => batchRef === 'EV-2611-0001');
    expect(found).toHaveLength(1);
  });

  it('keeps what was changed between two attempts where only an id is answered', async () => {
    const { user, backend } = await open({ scenario: 'new' });
    await user.type(await field('Batch reference'), 'EV-2611-0001');
    await backend.failNext('POST', create, 'drop-after-commit');
    await user.click(await save());
    await alert();
    await user.type(await field('Sample cases'), '3');
    spoilAnswers(({ method }) => method === 'POST', 200, '{"id": 50001}');
    await user.click(await save());
    expect(await screen.findByText(/^Your first attempt had created the batch/)).toBeVisible();
    expect(await field('Sample cases')).toHaveValue('3');
  });

  it('shows what is refused at its fields', async () => {
    const { user } = await open({ scenario: 'new' });
    await user.click(await save());
    expect(await alert()).toHaveTextContent('Batch reference: This field may not be blank.');
    await waitFor(async () => expect(await field('Batch reference')).toHaveFocus());
  });
});

describe('a copy of a batch', () => {
  it('starts without reference, certificates, counts and ids, and becomes a batch of its own', async () => {
    const { user, backend } = await open();
    await user.click(await button('Copy batch'));
    const ref = await field('Batch reference');
    await waitFor(() => expect(ref).toHaveFocus());
    expect(ref).toHaveValue('');
    expect(screen.getByText('Copy, not saved')).toBeVisible();
    expect(await field('Sample cases')).toHaveValue('');
    expect(await field('Harvest date')).toHaveValue('2026-09-02');
    expect(variant(0).queryByText('Has orders')).toBeNull();
    await user.type(ref, 'EV-2609-0099');
    const going = departure();
    await user.click(await save());
    await going;
    const [post] = await writes(backend);
    expect(post?.body).toMatchObject({
      id: null,
      coas: [],
      batchUnits: [
        { id: 'copy-of-71', variants: ['copy-of-9101', 'copy-of-9102', 'copy-of-9103'] },
        { id: 'copy-of-72' },
      ],
      batchVariants: [
        { id: 'copy-of-9101', cannabisBatchInventoryUnitId: 'copy-of-71', hasOrders: false },
        {},
        { wasImported: false, stockId: null },
        {},
        {},
      ],
      terpenes: [{ id: 'copy-of-801' }, {}, {}, {}],
    });
    expect(await allSaved(backend)).toHaveLength(13);
  });

  it('is what a page shows at once when its config says so, without taking the focus', async () => {
    const { user } = await open({ config: (config) => ({ ...config, copy: true }) });
    expect(await screen.findByText('Copy of batch EV-2609-0012')).toBeVisible();
    expect(await field('Batch reference')).toHaveValue('');
    expect(document.body).toHaveFocus();
    await user.click(await button('Back to batch EV-2609-0012'));
    expect(await field('Batch reference')).toHaveValue('EV-2609-0012');
  });

  it('is not offered by a page whose user may only look', async () => {
    await open({ scenario: 'read-only', config: (config) => ({ ...config, copy: true }) });
    expect(await screen.findByText('Batch EV-2609-0012')).toBeVisible();
  });

  it('waits while there is unsaved work', async () => {
    const { user } = await open();
    await type(user, 'Sample cases', '3');
    const copy = await button('Copy batch');
    await user.click(copy);
    expect(copy).toHaveAccessibleDescription('Save or undo your changes first.');
    expect(await field('Sample cases')).toHaveValue('3');
  });
});

/** Saves the batch as a colleague would, elsewhere, with some of its payload changed. */
async function asColleague(changes: object) {
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
  const url = new URL(call, document.baseURI);
  const { batch } = (await (await fetch(url)).json()) as { batch: Batch };
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
    body: JSON.stringify({ ...payloadOf(batch, noEdits), ...changes }),
  });
  expect(answer.status).toBe(200);
}

describe('what a colleague changed meanwhile', () => {
  it('stays as it is where the person changed something else', async () => {
    const { user, backend } = await open();
    await type(user, 'Sample cases', '3');
    await asColleague({ batchRef: 'EV-THEIRS', thc_delta_8: 0.2 });
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect(await saved(backend)).toMatchObject({
      sampleCases: 3,
      batchRef: 'EV-THEIRS',
      thc_delta8: '0.2000',
    });
  });

  it.each([
    ['Keep yours', 3],
    ['Use theirs', 7],
  ])('stands beside the person’s own change of it, and is decided by %s', async (name, end) => {
    const { user, backend } = await open();
    await type(user, 'Sample cases', '3');
    await asColleague({ sampleCases: 7 });
    await user.click(await save());
    const conflict = within(await screen.findByRole('group', { name: 'Choose for Sample cases' }));
    expect(conflict.getByText('7')).toBeVisible();
    expect((await saved(backend)).sampleCases).toBe(7);
    await user.click(conflict.getByRole('button', { name }));
    expect(screen.queryByText('Theirs')).toBeNull();
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect((await saved(backend)).sampleCases).toBe(end);
  });
});
