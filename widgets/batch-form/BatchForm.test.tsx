import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { setClock } from '../../test/support/setClock';
import { button, call, field, open, save, saved, variant, variants, writes } from './page.testkit';

const updated = 'Batch updated.';

describeScreen('batch-form', {
  as: 'vendor',
  shown: 'Batch EV-2609-0012',
  load: { method: 'GET', path: call, fails: 'The batch could not be loaded.' },
  empty: 'No terpenes yet.',
  hostile: { never: 'What is hostile stands in fields: the test below reads them.' },
  readOnly: { without: /^(Save|Discard|Add|Copy)/ },
  write: {
    method: 'PATCH',
    path: call,
    edit: async ({ user }) => user.type(await field('Batch reference'), 'x'),
    send: async ({ user }) => user.click(await save()),
    saved: updated,
    notSaved: 'Your changes are kept here, but not saved.',
    isTyped: async () => expect(await field('Batch reference')).toHaveValue('EV-2609-0012x'),
  },
});

describe('a batch', () => {
  it('shows what the server has of it', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Batch EV-2609-0012' })).toBeVisible();
    expect(await field('Batch reference')).toHaveValue('EV-2609-0012');
    expect(await field('Harvest date')).toHaveValue('2026-09-02');
    expect(await field('THC (delta-9)')).toHaveValue('21.4');
    expect(await field('β-Myrcene')).toHaveValue('0.621');
    expect(variants()).toHaveLength(5);
    const first = variant(0);
    expect(first.getByText('Blue Dream flower')).toBeVisible();
    expect(first.getByLabelText('Package size')).toHaveDisplayValue('3.5 g');
    expect(first.getByLabelText('Case size')).toHaveValue('24');
    expect(first.getByLabelText('Pull number')).toHaveValue('0012');
    expect(first.getByLabelText('Stock ID')).toHaveValue('STK-9101');
    expect(first.getByLabelText('Inventory unit')).toHaveDisplayValue('Flower, cured');
    const link = screen.getByRole('link', { name: /^EV-2609-0012 potency/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', expect.stringContaining('/certificates/31/file/'));
  });

  it('shows everything and no controls to a user who may not change it', async () => {
    await open({ scenario: 'read-only' });
    expect(await screen.findByText('Read-only')).toBeVisible();
    const widget = screen.getByRole('region', { name: 'Batch EV-2609-0012' });
    expect(within(widget).getByText('Sep 2, 2026')).toBeVisible();
    expect(within(widget).getByText('0012')).toBeVisible();
    for (const role of ['button', 'textbox', 'combobox']) {
      expect(within(widget).queryAllByRole(role)).toEqual([]);
    }
  });

  it('shows hostile names as text', async () => {
    await open({ scenario: 'hostile' });
    expect(await field('Batch reference')).toHaveValue("=cmd|' /C calc'!A0");
    expect(variants()).toHaveLength(4);
    expect(document.querySelector('[data-widget] img')).toBeNull();
    expect(document.querySelector('[data-widget] a')).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('stands on a page twice, each with its own work', async () => {
    const { user } = await open();
    await user.type(await field('Batch reference'), 'x');
    const host = document.querySelector<HTMLElement>('[data-widget]');
    const second = document.createElement('div');
    second.dataset.widget = 'batch-form';
    second.dataset.config = host?.dataset.config;
    document.body.append(second);
    expect(await within(second).findByLabelText('Batch reference')).toHaveValue('EV-2609-0012');
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('editing', () => {
  it('sends what was typed under the names of the payload, and says that it was saved', async () => {
    const { user, backend } = await open();
    const thc = await field('THC (delta-9)');
    await user.clear(thc);
    await user.type(thc, '22.50');
    const expires = await field('Expiration date');
    await user.clear(expires);
    await user.type(expires, '2027-03-01');
    const pull = variant(1).getByLabelText('Pull number');
    await user.clear(pull);
    await user.type(pull, '1e5');
    expect(screen.getByText('Expiration date, THC (delta-9), 1 variant changed')).toBeVisible();
    expect(screen.getByText('3 unsaved changes')).toBeVisible();
    const press = await save();
    expect(press).toHaveTextContent('Save 3 changes');
    await user.click(press);
    expect(await screen.findByText(updated)).toBeVisible();

    const [patch] = await writes(backend);
    expect(patch).toMatchObject({
      method: 'PATCH',
      body: { expiration_date: '2027-03-01', thc_delta_9: 22.5, thc_delta_8: 0.12, id: 412 },
    });
    const body = patch?.body as { batchVariants: { pullNumber: string; caseSize: number }[] };
    expect(body).not.toHaveProperty('expirationDate');
    expect(body).not.toHaveProperty('thc_delta9');
    expect(body.batchVariants[1]).toMatchObject({ pullNumber: '1e5', caseSize: 16 });
    expect(await saved(backend)).toMatchObject({
      thc_delta9: '22.5000',
      expirationDate: '2027-03-01',
    });
    expect(await save()).toHaveTextContent('Save batch');
  });

  it('marks what was edited with what it was', async () => {
    const { user } = await open();
    const thc = await field('THC (delta-9)');
    await user.type(thc, '5');
    expect(thc).toHaveAccessibleDescription('Was 21.4');
    await user.type(thc, '{Backspace}');
    expect(thc).not.toHaveAccessibleDescription();
    expect(await save()).toHaveTextContent('Save batch');
  });

  it('warns of days that are out of order and lets the server decide', async () => {
    const { user } = await open();
    const expires = await field('Expiration date');
    await user.clear(expires);
    await user.type(expires, '2026-09-20');
    expect(screen.getByText(/Expiration date is before lab results date\./)).toBeVisible();
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
  });

  it('saves no year of two digits, and says before it saves that a batch has expired', async () => {
    setClock('2026-11-21T20:00:00Z');
    const { user, backend } = await open();
    const expires = await field('Expiration date');
    await user.clear(expires);
    await user.type(expires, '0127-09-03');
    await user.click(await save());
    expect(expires).toHaveFocus();
    expect(expires).toHaveAccessibleDescription(/Enter a year from 1990 to 2100\./);
    expect(await writes(backend)).toEqual([]);
    await user.clear(expires);
    await user.type(expires, '2026-09-22');
    expect(screen.getByText(/Expiration date is in the past\./)).toBeVisible();
    expect(expires).toHaveAccessibleDescription(/Expired 60 days ago$/);
  });

  it('undoes all changes after asking', async () => {
    const { user } = await open();
    await user.type(await field('Batch reference'), 'x');
    await user.click(await button('Discard'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    expect(await field('Batch reference')).toHaveValue('EV-2609-0012');
  });

  it('sends one save for a double click on a slow line', async () => {
    const { user, backend } = await open();
    const answer = await backend.hold('PATCH', call);
    await user.type(await field('Batch reference'), 'x');
    await user.dblClick(await save());
    await answer.release();
    expect(await screen.findByText(updated)).toBeVisible();
    expect(await writes(backend)).toHaveLength(1);
  });
});

describe('terpenes', () => {
  it('are added once for each type, and the row that is there is shown', async () => {
    const { user, backend } = await open();
    const add = async (name: string) => {
      await user.selectOptions(await field('Terpene to add'), name);
      await user.click(await button('Add terpene'));
    };
    await add('Camphene');
    expect(await field('Camphene')).toHaveFocus();
    await user.keyboard('0.05');
    await add('Linalool');
    expect(await field('Linalool')).toHaveFocus();
    expect(screen.getByText('Linalool is in the list already.')).toBeVisible();
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    const [patch] = await writes(backend);
    expect((patch?.body as { terpenes: unknown[] } | undefined)?.terpenes.slice(4)).toEqual([
      { id: 'new-terpene-1', terpeneTypeId: 12, percentage: 0.05 },
    ]);
    expect((await saved(backend)).terpenes).toHaveLength(5);
    expect(await field('Camphene')).toHaveValue('0.05');
  });

  it('go and come back', async () => {
    const { user } = await open();
    await user.click(await button('Remove Linalool'));
    expect(screen.queryByLabelText('Linalool')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await user.click(await button('Undo'));
    await waitFor(async () => expect(await field('Linalool')).toHaveFocus());
    expect(await save()).toHaveTextContent('Save batch');
  });

  it('are read anew, and what was typed stands over the new results', async () => {
    const { user } = await open();
    await user.type(await field('Linalool'), '9');
    await user.click(await button('Reimport terpenes'));
    expect(
      await screen.findByText('Terpenes reimporting, updated results will be available soon.'),
    ).toBeVisible();
    // The results come with the second look at the batch.
    const myrcene = await field('β-Myrcene');
    await waitFor(() => expect(myrcene).toHaveValue('0.631'));
    expect(await field('Linalool')).toHaveValue('0.119');
  });

  it('say why they are not read anew', async () => {
    const { user, backend } = await open();
    await backend.failNext('POST', `${call}terpenes/reimport/`, 'forbidden-403');
    await user.click(await button('Reimport terpenes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An error occurred. You do not have permission to do this.',
    );
  });
});

describe('variants', () => {
  it('are added to a unit from all that is sold', async () => {
    const { user, backend } = await open();
    await user.click(await button('Add variants to Smalls and trim'));
    const dialog = await screen.findByRole('dialog', { name: 'Add variants to Smalls and trim' });
    await user.type(within(dialog).getByRole('textbox'), 'gelato smalls');
    expect(within(dialog).getByText('3 found')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Gelato #33 smalls, 7 g' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 variant' }));
    expect(variants()).toHaveLength(6);
    expect(variant(5).getByText('New, not saved')).toBeVisible();
    expect(variant(5).getByLabelText('Pull number')).toHaveFocus();
    await user.keyboard('0047');
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    const [patch] = await writes(backend);
    expect(patch?.body).toMatchObject({
      batchUnits: [{ id: 71 }, { id: 72, variants: [9104, 9105, 'new-batch-variant-1'] }],
    });
    const batch = await saved(backend);
    expect(batch.batchVariants.at(-1)).toMatchObject({ pullNumber: '0047', caseSize: 16 });
    expect(batch.batchUnits[1]?.variants.at(-1)).toBe(batch.batchVariants.at(-1)?.id);
    expect(variants()).toHaveLength(6);
  });

  it('are copied under their source, with a tag and the focus in the first empty field', async () => {
    const { user, backend } = await open();
    await field('Batch reference');
    await user.click(variant(0).getByLabelText('Copy Blue Dream flower'));
    expect(variant(1).getByText('Copy, not saved')).toBeVisible();
    expect(variant(1).queryByText('Has orders')).toBeNull();
    expect(variant(1).getByLabelText('Pull number')).toHaveFocus();
    expect(variant(1).getByLabelText('Case size')).toHaveValue('24');
    await user.click(variant(0).getByLabelText('Copy Blue Dream flower'));
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    const [patch] = await writes(backend);
    const body = patch?.body as { batchVariants: Record<string, unknown>[] } | undefined;
    expect(
      body?.batchVariants
        .slice(0, 3)
        .map(({ id, isDuplicate, hasOrders }) => [id, isDuplicate, hasOrders]),
    ).toEqual([
      [9101, false, true],
      ['copy-of-9101', true, false],
      ['copy-of-9101-2', true, false],
    ]);
    expect(variant(1).getByText('A duplicate')).toBeVisible();
  });

  it('cannot go while others rely on them, and say why', async () => {
    await open();
    await field('Batch reference');
    expect(variant(0).queryByText('Remove')).toBeNull();
    expect(variant(0).getByText('Cannot be removed: it has orders.')).toBeVisible();
    expect(variant(2).getByText('Cannot be removed: it was imported.')).toBeVisible();
  });

  it('go and come back, also those that were not saved', async () => {
    const { user, backend } = await open();
    await user.click(await button('Remove Blue Dream smalls'));
    expect(variants()).toHaveLength(4);
    await user.click(await button('Undo'));
    expect(variants()).toHaveLength(5);
    await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
    await user.keyboard('12');
    await user.click(variant(2).getByLabelText('Remove Blue Dream flower'));
    await user.click(await button('Undo'));
    expect(variant(2).getByLabelText('Pull number')).toHaveValue('12');
    await user.click(variant(2).getByLabelText('Remove Blue Dream flower'));
    await user.click(await button('Remove Blue Dream smalls'));
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect((await saved(backend)).batchUnits[1]?.variants).toEqual([9105]);
  });

  it('come back beside those that were added since', async () => {
    const { user, backend } = await open();
    const copy = async (pullNumber: string) => {
      await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
      await user.keyboard(pullNumber);
    };
    await field('Batch reference');
    await copy('first');
    await user.click(variant(2).getByLabelText('Remove Blue Dream flower'));
    await copy('second');
    await user.click(await button('Undo'));
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    const pulled = (await saved(backend)).batchVariants.map(({ pullNumber }) => pullNumber);
    expect(pulled).toEqual(expect.arrayContaining(['first', 'second']));
    expect(pulled).toHaveLength(7);
  });

  it('go to another unit with the focus on them', async () => {
    const { user, backend } = await open();
    await field('Batch reference');
    await user.selectOptions(variant(1).getByLabelText('Inventory unit'), 'Smalls and trim');
    expect(variant(2).getByLabelText('Stock ID')).toHaveValue('STK-9102');
    expect(variant(2).getByLabelText('Inventory unit')).toHaveFocus();
    await user.click(await save());
    expect(await screen.findByText(updated)).toBeVisible();
    expect((await saved(backend)).batchUnits.map((unit) => unit.variants)).toEqual([
      [9101, 9103],
      [9104, 9105, 9102],
    ]);
  });
});
