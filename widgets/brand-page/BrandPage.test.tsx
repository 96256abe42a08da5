import { screen, waitFor, within } from '@testing-library/react';
import { describeScreen } from '../../test/support/describeScreen';
import {
  act,
  add,
  button,
  calls,
  choose,
  field,
  fill,
  open,
  paths,
  reload,
  retitle,
  save,
  saved,
  stored,
  tilesShown,
} from './page.testkit';

describeScreen('brand-page', {
  as: 'vendor',
  shown: 'Grown under the sun',
  load: { method: 'GET', path: paths.download, fails: 'The brand page could not be loaded.' },
  empty: 'This page has no tiles yet.',
  hostile: '<img src=x onerror=alert(1)>',
  readOnly: { without: /^(Save|Add tile|Restore|Undo|Move)/ },
  write: {
    method: 'POST',
    path: paths.page,
    edit: (opened) => retitle(opened, 'Blue Dream'),
    send: save,
    saved: 'Your changes were saved.',
    notSaved: /kept here, but not saved/,
    isTyped: async () => expect(await field(/^Title/)).toHaveValue('Blue Dream'),
  },
});

const headingOf = (fields: unknown) => (fields as { heading?: string }).heading;

it('calls nothing saved once more is written', async () => {
  const opened = await open();
  await retitle(opened, 'Blue Dream');
  await save(opened);
  expect(await saved()).toBeVisible();
  await retitle(opened, 'Cherry Pie');
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  expect(screen.queryByText('Your changes were saved.')).not.toBeInTheDocument();
});

it('saves each tile alone, and the page once', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await act(opened, 'Delivery', 'Remove');
  await add(opened, 'Our soil', 'Text');
  await fill(opened, /^Text/, 'New words');
  await opened.user.click(await button('Move tile 1 down'));
  expect(await screen.findByText('4 unsaved changes')).toBeVisible();
  await save(opened);
  expect(await saved()).toBeVisible();
  const { tiles } = await stored(opened);
  expect(tiles.map(({ fields }) => headingOf(fields)).slice(0, 3)).toEqual([
    'Our soil',
    'Grown under the sun',
    undefined,
  ]);
  expect(tiles.some(({ fields }) => headingOf(fields) === 'Delivery')).toBe(false);
  expect(tiles).toHaveLength(10);
  expect(await calls(opened, 'POST', paths.tiles)).toHaveLength(2);
  expect(await calls(opened, 'POST', paths.page)).toHaveLength(1);
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

it('keeps the focus in a new tile when its id comes', async () => {
  const opened = await open();
  await add(opened, 'Contact', 'Text');
  await fill(opened, /^Text/, 'Words');
  const answer = await opened.backend.hold('POST', paths.tiles);
  await save(opened);
  await answer.isAsked();
  await opened.user.type(await field(/^Text/), ' and more');
  await answer.release();
  // The tile is saved, and what was written since is not.
  await waitFor(async () => expect((await stored(opened)).tiles).toHaveLength(11));
  expect(await button('Save 1 change')).toBeEnabled();
  expect(await field(/^Text/)).toHaveFocus();
  expect(await field(/^Text/)).toHaveValue('Words and more');
  await save(opened);
  expect(await saved()).toBeVisible();
  await waitFor(async () => expect(await calls(opened, 'POST', paths.tiles)).toHaveLength(2));
  await waitFor(async () => expect((await stored(opened)).tiles).toHaveLength(11));
});

it('undoes what was saved as a new change, and redoes it', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await save(opened);
  await saved();
  await choose(opened, 'Delivery');
  const undo = await button(/^Undo: Change Heading of Text/);
  const step = undo.title;
  await opened.user.click(undo);
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  expect(screen.getByText(step.replace('Undo', 'Undone'))).toHaveRole('status');
  await waitFor(async () => expect(await field(/^Heading/)).toHaveValue('Our story'));
  expect(undo).toHaveFocus();
  await save(opened);
  await waitFor(async () =>
    expect(headingOf((await stored(opened)).tiles[1]?.fields)).toBe('Our story'),
  );
  await opened.user.click(await button(/^Redo: /));
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
});

it('says of each tile how it went, and sends again only what was not taken', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await choose(opened, 'Delivery');
  await fill(opened, /^Heading/, 'x'.repeat(201));
  await save(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 change was saved. The rest is kept here, but not saved.',
  );
  expect(await field(/^Heading/)).toHaveAccessibleDescription(/no more than 200 characters/);
  await fill(opened, /^Heading/, 'When we come');
  await save(opened);
  expect(await saved()).toBeVisible();
  const bodies = (await calls(opened, 'POST', paths.tiles)).map(
    ({ body }) => (body as { id: number }).id,
  );
  expect(bodies).toEqual([502, 507, 507]);
});

it.each([
  ['a new tile', 'POST', paths.tiles],
  ['a removal', 'DELETE', paths.tile(502)],
  ['the order', 'POST', paths.page],
])('saves once when only the answer was lost: %s', async (_, method, path) => {
  const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
  await add(opened, 'Contact', 'Text');
  await fill(opened, /^Text/, 'Words');
  await act(opened, 'Our story', 'Remove');
  await opened.user.click(await button('Move tile 1 down'));
  await opened.backend.failNext(method, path, 'drop-after-commit');
  await save(opened);
  expect(await saved()).toBeVisible();
  const { tiles } = await stored(opened);
  expect(tiles).toHaveLength(10);
  expect(tiles.filter(({ fields }) => (fields as { body?: string }).body === 'Words')).toHaveLength(
    1,
  );
});

it('shows what is wrong in a list that leads to the fields, once it is to be saved', async () => {
  const opened = await open();
  await add(opened, 'Contact', 'Video');
  expect(screen.queryByText('Enter an address.')).not.toBeInTheDocument();
  await save(opened);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing was saved: 1 field needs a look.');
  expect(await calls(opened, 'POST', paths.tiles)).toHaveLength(0);
  await opened.user.click(within(alert).getByRole('button', { name: 'Video: Video address' }));
  const address = await field(/^Video address/);
  await waitFor(() => expect(address).toHaveFocus());
  expect(address).toHaveAccessibleDescription('Enter an address.');
  await opened.user.type(address, 'https://video.example/');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('shows what is wrong with the details once a field of them is left', async () => {
  const opened = await open();
  await retitle(opened, '');
  expect(screen.queryByText('Enter a title.')).not.toBeInTheDocument();
  await opened.user.tab();
  expect(await screen.findByText('Enter a title.')).toBeVisible();
});

it('restores a tile until it is saved, and resets one', async () => {
  const opened = await open();
  await act(opened, 'Our story', 'Remove');
  const restore = await button(/^Restore Text/);
  await waitFor(() => expect(restore).toHaveFocus());
  await opened.user.click(restore);
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await act(opened, 'Our soil', 'Reset');
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

it('duplicates a tile of a kind that it does not know, with all that it holds', async () => {
  const opened = await open();
  await act(opened, 'countdown', 'Duplicate');
  await save(opened);
  await saved();
  const { tiles } = await stored(opened);
  const copies = tiles.filter(({ kind }) => kind === 'countdown');
  expect(copies).toHaveLength(2);
  expect(copies[1]?.fields).toEqual(copies[0]?.fields);
});

it('moves a tile by keys and by number, and keeps the focus there', async () => {
  const opened = await open();
  const handle = await button(/^Move tile 2: drag/);
  handle.focus();
  await opened.user.keyboard('{ArrowUp}');
  expect(tilesShown()[0]).toBe('Text “Our story”');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Move tile 1: drag/ })).toHaveFocus(),
  );
  await opened.user.click(await button('Position 1: move to another position'));
  await opened.user.keyboard('5{Enter}');
  expect(tilesShown()[4]).toBe('Text “Our story”');
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Position 5: move to another position' }),
    ).toHaveFocus(),
  );
});

it('marks words, and keeps them selected to be typed over', async () => {
  const opened = await open();
  await choose(opened, 'Delivery');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
  text.setSelectionRange(0, 2);
  await opened.user.click(await button('Add link'));
  await waitFor(() => expect(text).toHaveFocus());
  expect(text).toHaveValue('[We](https://) deliver on *Tuesdays* and *Fridays*.');
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('https://');
});

it('restores the saved page, and says before what goes', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await act(opened, 'Delivery', 'Remove');
  await opened.user.click(await button('Restore saved page'));
  const dialog = await screen.findByRole('dialog', { name: 'Restore the saved page?' });
  const losses = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(losses).toEqual(['Changes of Text “Our soil”', 'The removal of Text “Delivery”']);
  const restore = within(dialog).getByRole('button', { name: 'Restore page' });
  await waitFor(() => expect(restore).not.toHaveAttribute('aria-busy', 'true'));
  await opened.user.click(restore);
  expect(await field(/^Heading/)).toHaveValue('Our story');
  await opened.user.click(await button('Undo: Restore the saved page'));
  expect(await field(/^Heading/)).toHaveValue('Our soil');
});

it('offers after a reload what was not saved', async () => {
  const opened = await open();
  await add(opened, 'Contact', 'Text');
  await fill(opened, /^Text/, 'Words');
  await reload();
  expect(await screen.findByText('Grown under the sun')).toBeVisible();
  await opened.user.click(await button('Restore'));
  expect(await screen.findByText('Words')).toBeVisible();
  await save(opened);
  await saved();
  expect((await stored(opened)).tiles).toHaveLength(11);
});

it('previews the page as it is edited, and sends nothing', async () => {
  const opened = await open();
  await opened.user.click(await button('Preview'));
  const preview = await screen.findByRole('region', { name: 'Preview' });
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  expect(within(preview).getByText('Our soil')).toBeVisible();
  const link = within(preview).getByRole('link', { name: /^how we test/ });
  expect(link).toHaveAttribute('href', 'https://evergreen.example/tests');
  expect(within(preview).getByText('twenty-one days').tagName).toBe('EM');
  expect((await opened.backend.log()).filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('makes nothing of hostile tiles but text, and sends them back as they are', async () => {
  const opened = await open({ scenario: 'hostile' });
  await opened.user.click(await button('Preview'));
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(within(preview).queryByRole('link')).not.toBeInTheDocument();
  expect(preview.querySelector('script, img, [onerror]')).toBeNull();
  const before = (await stored(opened)).tiles;
  await opened.user.click(await button('Move tile 7 up'));
  await save(opened);
  await saved();
  const after = (await stored(opened)).tiles;
  expect([...after].sort((one, two) => Number(one.id) - Number(two.id))).toEqual(before);
});
