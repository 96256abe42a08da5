import { screen, waitFor } from '@testing-library/react';
import { File as NodeFile } from 'node:buffer';
import { showPage } from '../../test/support/fixturePage';
import { byColleague } from '../../test/support/byColleague';
import {
  grid,
  linesOf,
  listPath,
  open,
  orderedOf,
  openList,
  pasted,
  refreshPath,
  writes,
  type Opened,
} from './page.testkit';

const report = (says: RegExp) => screen.findByText(says);

describe('a pasted list', () => {
  it('is taken from a file', async () => {
    const page = await open();
    const dialog = await openList(page);
    await page.user.upload(
      dialog.getByLabelText('Choose a CSV file'),
      // jsdom's own is none to the Response that reads it.
      new NodeFile(['Quantity,SKU\n3,EV-30101\n'], 'list.csv') as unknown as File,
    );
    await waitFor(() =>
      expect(dialog.getByRole('textbox')).toHaveValue('Quantity,SKU\n3,EV-30101\n'),
    );
    await pasted(page, dialog);
    expect(dialog.getByText(/^1 product, 3 cases in all/)).toBeVisible();
  });

  it('keeps the other lines, and the focus in the dialog, when one is dropped', async () => {
    const page = await open();
    const dialog = await openList(page);
    await pasted(page, dialog, 'EV-21 2\nNothing 1\nEV-11 6');
    await page.user.click(dialog.getByRole('button', { name: 'Drop “Nothing”' }));
    expect(dialog.getByRole('button', { name: 'To look at (0)' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Ready (2)' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('keeps what the server refuses with its reason, and writes it when it is put right', async () => {
    const page = await open();
    const dialog = await openList(page);
    await pasted(page, dialog, 'EV-11 9\nEV-30101 2');
    const theirs = { dispensaryLocationIds: [102], variantId: 11, quantity: 3 };
    expect(await byColleague('PUT', '/shop/evergreen-valley/cart/multi-cart/', theirs)).toBe(200);
    await page.user.click(dialog.getByRole('button', { name: 'Set 2 quantities' }));
    await report(/^1 quantity saved\. 1 was not accepted and stays in the list\.$/);
    expect(dialog.getByText(/Only 6 of 9 cases are available/)).toBeVisible();
    expect(await orderedOf(page, 11)).toBe(4);
    await page.user.click(dialog.getByRole('button', { name: 'Set to 6' }));
    await page.user.click(dialog.getByRole('button', { name: 'Set 1 quantity' }));
    await report(/^1 quantity saved\.$/);
    expect(await orderedOf(page, 11)).toBe(6);
  });

  it('is written by package size where the seller chooses the batch', async () => {
    const page = await open({ scenario: 'batch-queues' });
    const dialog = await openList(page);
    await pasted(page, dialog, 'EV-30101 3\nEV-11 5');
    await page.user.click(dialog.getByRole('button', { name: 'Set 2 quantities' }));
    await report(/^2 quantities saved\.$/);
    expect(await orderedOf(page, 11)).toBe(5);
    expect(await writes(page)).toEqual(['S11', 'S36']);
  });

  it('can be checked once the products were read again', async () => {
    const page = await open();
    await grid();
    await page.backend.failNext('GET', listPath, 'forbidden-403');
    const dialog = await openList(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Retry' }));
    await pasted(page, dialog, 'EV-11 6');
    expect(dialog.getByText(/^1 product, 6 cases in all/)).toBeVisible();
  });

  it('outlives a reload, is kept for later, and goes when it is discarded', async () => {
    const page = await open();
    let dialog = await openList(page);
    await pasted(page, dialog, 'EV-11 6\nNothing 1', false);
    await page.user.type(
      dialog.getByRole('textbox', { name: 'SKU or name, and cases' }),
      'EV-21 2',
    );
    await showPage('/quick-order/?config=attribute&as=dispensary');
    dialog = await openList(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Restore' }));
    expect(dialog.getByRole('textbox', { name: 'SKU or name, and cases' })).toHaveValue('EV-21 2');
    expect(dialog.getByRole('button', { name: 'To look at (1)' })).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Keep for later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await openList(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Restore' }));
    await page.user.keyboard('{Escape}');
    await page.user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = await openList(page);
    expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});

const bodies = async ({ backend }: Opened) =>
  (await backend.log())
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => `${path} ${JSON.stringify(body)}`);

/** A list of twelve lines, the first of which the server holds. */
async function onItsWay() {
  const page = await open();
  await grid();
  const lines = await linesOf(12);
  const dialog = await openList(page);
  await pasted(
    page,
    dialog,
    lines.map(({ sku, minimum }) => `${sku}\t${String(minimum)}`).join('\n'),
  );
  const held = await page.backend.hold('PUT', refreshPath);
  await page.user.click(dialog.getByRole('button', { name: /^Set \d+ quantit/ }));
  await held.isAsked();
  return { page, dialog, lines, held };
}

it('goes on after a lost answer, and writes nothing twice', async () => {
  const { page, dialog, lines, held } = await onItsWay();
  await page.backend.failNext('PUT', refreshPath, 'drop-after-commit', 2);
  await held.release();
  await report(/^\d+ quantities saved\.$/);
  for (const { id, minimum } of lines) expect(await orderedOf(page, id)).toBe(minimum);
  const sent = await bodies(page);
  expect(new Set(sent).size).toBe(sent.length);
  expect(dialog.queryByRole('list', { name: 'Lines' })).toBeNull();
});

it('pauses, goes on and stops, and says what was not sent', async () => {
  const { page, dialog, held } = await onItsWay();
  await page.user.click(dialog.getByRole('button', { name: 'Pause' }));
  await held.release();
  const paused = await report(/^Paused\. \d+ of \d+/);
  const sent = await bodies(page);
  await waitFor(() => expect(paused).toHaveTextContent(`Paused. ${String(sent.length)} of`));
  const heldAgain = await page.backend.hold('PUT', refreshPath);
  await page.user.click(dialog.getByRole('button', { name: 'Continue' }));
  await heldAgain.isAsked();
  await page.user.click(dialog.getByRole('button', { name: 'Stop' }));
  await heldAgain.release();
  const said = await report(/^\d+ quantities saved\. \d+ were not sent and stay in the list\.$/);
  const all = await bodies(page);
  await waitFor(() => expect(said).toHaveTextContent(`${String(all.length)} quantities saved.`));
  expect(all.length).toBeGreaterThan(sent.length);
  expect(dialog.getByRole('button', { name: /^Ready/ })).toBeVisible();
});

it('stops where nobody is signed in any more, and goes on from there', async () => {
  const page = await open();
  const dialog = await openList(page);
  await pasted(page, dialog, 'EV-30101 3\nEV-11 5\nEV-21 6');
  await page.backend.failNext('PUT', refreshPath, 'login-redirect');
  await page.user.click(dialog.getByRole('button', { name: 'Set 3 quantities' }));
  await report(/^1 quantity saved\. 2 were not sent and stay in the list\. Your session has ended/);
  await page.user.click(dialog.getByRole('button', { name: 'Set 2 quantities' }));
  await report(/^2 quantities saved\.$/);
  expect(await orderedOf(page, 11)).toBe(5);
  expect(await orderedOf(page, 21)).toBe(6);
});

it('says so of a list that is too long, and takes nothing of it', async () => {
  const page = await open();
  const dialog = await openList(page);
  await pasted(
    page,
    dialog,
    Array.from({ length: 2001 }, (_, at) => `X${String(at)} 1`).join('\n'),
    false,
  );
  expect(dialog.getByText('At most 2,000 lines fit. Split the list.')).toBeVisible();
});
