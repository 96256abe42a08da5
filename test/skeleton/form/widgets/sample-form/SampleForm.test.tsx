import { screen, waitFor } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import { field, fill, open, recordPath, reload, saveButton, stored } from './page.testkit';

describeScreen('sample-form', {
  as: 'vendor',
  shown: 'Name',
  load: { method: 'GET', path: recordPath, fails: 'The form could not be loaded.' },
  empty: 'Name',
  hostile: { never: 'What is hostile stands in fields, as it was typed.' },
  readOnly: { without: /^Save/ },
  write: {
    method: 'PATCH',
    path: recordPath,
    edit: (opened) => fill(opened, 'Name', 'Blue Dream'),
    send: async ({ user }) => user.click(await saveButton()),
    saved: 'Your changes were saved.',
    notSaved: /kept here, but not saved/,
    isTyped: async () => expect(await field('Name')).toHaveValue('Blue Dream'),
  },
});

it('saves what was changed, and only that', async () => {
  const opened = await open();
  await fill(opened, 'Name', 'Blue Dream');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await opened.user.click(await saveButton());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect(await stored(opened)).toEqual({
    name: 'Blue Dream',
    note: 'Ask for the terpenes',
    fee: '12.50',
  });
  const patches = (await opened.backend.log()).filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body }) => body)).toEqual([{ name: 'Blue Dream' }]);
});

it('says at the field what the server refuses', async () => {
  const opened = await open();
  await fill(opened, 'Name', '');
  await opened.user.click(await saveButton());
  await waitFor(async () => expect(await field('Name')).toBeInvalid());
  expect(await field('Name')).toHaveAccessibleDescription(/This field may not be blank\./);
  expect((await stored(opened)).name).toBe('Acapulco Gold');
});

it('sends no amount that is none, and says so at the field', async () => {
  const opened = await open();
  await fill(opened, 'Fee', '5 DOZ');
  await opened.user.click(await saveButton());
  expect(await field('Fee')).toHaveFocus();
  expect(await field('Fee')).toHaveAccessibleDescription(/Enter a number\./);
  await fill(opened, 'Fee', '1,250.5');
  await opened.user.click(await saveButton());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect((await stored(opened)).fee).toBe('1250.5');
});

it('says that it was saved when only the answer was lost', async () => {
  const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
  await fill(opened, 'Note', 'Sold out');
  await opened.backend.failNext('PATCH', recordPath, 'drop-after-commit');
  await opened.user.click(await saveButton());
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  expect((await stored(opened)).note).toBe('Sold out');
});

it('offers after a reload what was not saved', async () => {
  const opened = await open();
  await fill(opened, 'Name', 'Blue Dream');
  await reload();
  expect(await field('Name')).toHaveValue('Acapulco Gold');
  await opened.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await field('Name')).toHaveValue('Blue Dream');
});
