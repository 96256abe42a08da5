import { screen } from '@testing-library/react';
import { leaveAs } from '@shared/drafts/leaveAs.testkit';
import type { Draft } from './model/draft';
import type { Edits, EditsOf, ListName } from './model/edits';
import { button, call, field, open, reload, save, saved, variant } from './page.testkit';

const offer = () => screen.findByText(/^Restore your unsaved changes from/);

it('offers unsaved work after a reload, and brings all of it back', async () => {
  const { user, backend } = await open();
  await user.type(await field('Batch reference'), '-B');
  await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
  await user.keyboard('0x1A');
  await user.click(await button('Remove Blue Dream smalls'));
  await reload();
  expect(await offer()).toBeVisible();
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012');
  await user.click(await button('Restore'));
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012-B');
  expect(variant(2).getByLabelText('Pull number')).toHaveValue('0x1A');
  expect(await save()).toHaveTextContent('Save 3 changes');
  await user.click(await save());
  expect(await screen.findByText('Batch updated.')).toBeVisible();
  expect((await saved(backend)).batchVariants[2]?.pullNumber).toBe('0x1A');
  await reload();
  await field('Batch reference');
  expect(screen.queryByText(/^Restore/)).toBeNull();
});

it('keeps an offer that nobody answered below what is typed now', async () => {
  const { user } = await open();
  await user.type(await field('Batch reference'), '-B');
  await reload();
  await offer();
  await user.type(await field('Sample cases'), '0');
  await reload();
  await offer();
  await user.click(await button('Restore'));
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012-B');
  expect(await field('Sample cases')).toHaveValue('20');
});

it('keeps rows of before and of now apart, and one entry for each terpene', async () => {
  const { user, backend } = await open();
  const addTerpene = async (text: string) => {
    await user.selectOptions(await field('Terpene to add'), 'Camphene');
    await user.click(await button('Add terpene'));
    await user.keyboard(text);
  };
  const copy = async (pullNumber: string) => {
    await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
    await user.keyboard(pullNumber);
  };
  await field('Batch reference');
  await copy('before');
  await addTerpene('0.05');
  await reload();
  await offer();
  await copy('now');
  await addTerpene('0.07');
  await user.click(await button('Restore'));
  expect(await field('Camphene')).toHaveValue('0.07');
  await user.click(await save());
  expect(await screen.findByText('Batch updated.')).toBeVisible();
  const { batchVariants, terpenes } = await saved(backend);
  const pulled = batchVariants.map(({ pullNumber }) => pullNumber);
  expect(pulled.filter((text) => text === 'before' || text === 'now')).toHaveLength(2);
  expect(batchVariants).toHaveLength(7);
  expect(terpenes).toHaveLength(5);
});

it('forgets what is discarded', async () => {
  const { user } = await open();
  await user.type(await field('Batch reference'), '-B');
  await reload();
  await offer();
  await user.click(await button('Discard'));
  await reload();
  await field('Batch reference');
  expect(screen.queryByText(/^Restore/)).toBeNull();
});

/** Edits as the version before kept them. */
const asBefore = ({ batch, variants, terpenes }: Edits) => {
  const rowsBefore = <List extends ListName>(rows: EditsOf<List>) => ({
    changed: rows
      .filter(({ edits }) => Object.keys(edits).length > 0)
      .map(({ id, edits, base, isNew }) => ({ id, values: edits, base: isNew ? null : base })),
    added: rows.flatMap(({ base, isNew, after }) => (isNew ? { row: base, after } : [])),
    removed: rows.flatMap(({ base, isRemoved }) => (isRemoved ? base : [])),
  });
  const [fields] = batch;
  return {
    fields: { ...fields?.edits },
    base: fields ? { batchRef: fields.base.batchRef, sampleCases: '2' } : {},
    variants: rowsBefore(variants),
    terpenes: rowsBefore(terpenes),
  };
};
const leaveAsBefore = () =>
  leaveAs<Draft>(({ edits, sent, ...kept }) => ({
    ...kept,
    edits: asBefore(edits),
    sent: sent && { ...sent, edits: asBefore(sent.edits) },
  }));

it('offers too what earlier versions kept', async () => {
  const { user, backend } = await open();
  await user.type(await field('Batch reference'), '-B');
  await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
  await user.keyboard('0x1A');
  await user.type(variant(0).getByLabelText('Stock ID'), 'S');
  await user.click(await button('Remove Blue Dream smalls'));
  leaveAsBefore();
  await reload();
  expect(await offer()).toBeVisible();
  await user.click(await button('Restore'));
  expect(await field('Batch reference')).toHaveValue('EV-2609-0012-B');
  expect(variant(2).getByLabelText('Pull number')).toHaveValue('0x1A');
  expect(await save()).toHaveTextContent('Save 4 changes');
  await user.click(await save());
  expect(await screen.findByText('Batch updated.')).toBeVisible();
  expect((await saved(backend)).batchVariants[2]?.pullNumber).toBe('0x1A');
});

it.each(['this', 'an earlier'])(
  'says in a draft of %s version that a save was taken whose answer never came',
  async (which) => {
    const { user, backend } = await open();
    await user.type(await field('Sample cases'), '0');
    await user.click(variant(1).getByLabelText('Copy Blue Dream flower'));
    await backend.failNext('PATCH', call, 'drop-after-commit');
    await backend.failNext('GET', call, 'slow', 1, 1);
    await backend.failNext('GET', call, 'forbidden-403');
    await user.click(await save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your changes are kept here.');
    if (which === 'an earlier') leaveAsBefore();
    await reload();
    expect(await screen.findByText('Batch updated.')).toBeVisible();
    expect(screen.queryByText(/^Restore/)).toBeNull();
    expect((await saved(backend)).sampleCases).toBe(20);
  },
);
