import { screen, waitFor, within } from '@testing-library/react';
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

const idsSent = async (opened: Parameters<typeof calls>[0]) =>
  (await calls(opened, 'POST', paths.tiles)).map(({ body }) => (body as { id: number }).id);

it('creates a tile under a negative id, and changes it under the one that the server gave', async () => {
  const opened = await open();
  await add(opened, 'Contact', 'Text');
  await fill(opened, /^Text/, 'Words');
  await save(opened);
  expect(await saved()).toBeVisible();
  const made = (await stored(opened)).tiles.at(-1);
  expect(screen.getByText('11 tiles')).toBeVisible();
  await fill(opened, /^Text/, 'Other words');
  await save(opened);
  await waitFor(async () =>
    expect((await stored(opened)).tiles.at(-1)?.fields).toMatchObject({ body: 'Other words' }),
  );
  const ids = await idsSent(opened);
  expect(ids[0]).toBeLessThan(0);
  expect(ids[1]).toBe(made?.id);
  expect(made?.id).toBeGreaterThan(0);
});

it('restores a new tile that was removed before it was saved', async () => {
  const opened = await open();
  await add(opened, 'Contact', 'Text');
  await fill(opened, /^Heading/, 'Find us');
  await act(opened, 'Find us', 'Remove');
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  await opened.user.click(await button(/^Restore Text .*Find us/));
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  await choose(opened, 'Find us');
  expect(await field(/^Heading/)).toHaveValue('Find us');
});

it('offers no removed tile any more once it is saved', async () => {
  const opened = await open();
  await act(opened, 'Our story', 'Remove');
  await save(opened);
  expect(await saved()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Restore Text/ })).not.toBeInTheDocument();
  expect(tilesShown()).toHaveLength(9);
});

it('calls the order changed only where tiles that stay stand in another one', async () => {
  const opened = await open();
  await act(opened, 'Our story', 'Remove');
  await opened.user.click(await button('Move tile 2 down'));
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
});

it('saves of the details what they were when it was begun, and not what is typed meanwhile', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await opened.user.click(await button('Move tile 1 down'));
  const answer = await opened.backend.hold('POST', paths.tiles);
  await save(opened);
  await answer.isAsked();
  await retitle(opened, 'Blu');
  await answer.release();
  expect(await button('Save 1 change')).toBeEnabled();
  await waitFor(async () => expect(await calls(opened, 'POST', paths.page)).toHaveLength(1));
  expect((await stored(opened)).details.title).toBe('Evergreen Reserve');
});

it('takes details as the server has them, and makes no colleague of what it trimmed', async () => {
  const opened = await open();
  await retitle(opened, 'Blue Dream ');
  await save(opened);
  await saved();
  expect(await field(/^Title/)).toHaveValue('Blue Dream');
  await retitle(opened, 'Cherry Pie');
  await save(opened);
  expect(await saved()).toBeVisible();
  expect((await stored(opened)).details.title).toBe('Cherry Pie');
});

it('restores the page as it is after a save that was on its way', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  const answer = await opened.backend.hold('POST', paths.tiles);
  await save(opened);
  await answer.isAsked();
  await opened.user.click(await button('Restore saved page'));
  const dialog = await screen.findByRole('dialog', { name: 'Restore the saved page?' });
  expect(dialog).toHaveTextContent('Loading the saved page…');
  await answer.release();
  const restore = within(dialog).getByRole('button', { name: 'Restore page' });
  await waitFor(() => expect(dialog).not.toHaveTextContent('Loading the saved page…'));
  await opened.user.click(restore);
  expect(await field(/^Heading/)).toHaveValue('Our soil');
});

it('brings back a draft beside what was written since into other fields of the same tile', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await reload();
  await button('Restore');
  await choose(opened, 'Our story');
  await fill(opened, /^Text/, 'Words');
  await opened.user.click(await button('Restore'));
  expect(await field(/^Heading/)).toHaveValue('Our soil');
  expect(await field(/^Text/)).toHaveValue('Words');
});

it('resets all tiles and the details at once, which can be undone', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  const names = tilesShown();
  await fill(opened, /^Heading/, 'Our soil');
  await act(opened, 'Delivery', 'Remove');
  await add(opened, 'Contact', 'Video');
  await opened.user.click(await button('Page details'));
  await fill(opened, /^Title/, 'Blue Dream');
  expect(await screen.findByText('4 unsaved changes')).toBeVisible();
  await opened.user.click(await button('Discard'));
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  expect(tilesShown()).toEqual(names);
  await opened.user.click(await button('Undo: Discard all changes'));
  expect(await screen.findByText('4 unsaved changes')).toBeVisible();
  expect(await calls(opened, 'POST', paths.tiles)).toEqual([]);
});

it('saves the attributes that are chosen', async () => {
  const opened = await open();
  const was = (await stored(opened)).details.attributes;
  await opened.user.click(await button('Page details'));
  const boxes = await screen.findByRole('group', { name: 'Attributes' });
  const off = [...boxes.querySelectorAll('input')].find(({ checked }) => !checked);
  if (!off) throw new Error('Each attribute is chosen.');
  await opened.user.click(off);
  await save(opened);
  expect(await saved()).toBeVisible();
  expect((await stored(opened)).details.attributes).toHaveLength(was.length + 1);
});

it('counts nothing as a change that is as it was again', async () => {
  // Its hero has no subheading.
  const opened = await open({ scenario: 'hostile' });
  await opened.user.click(await button('Page details'));
  const boxes = await screen.findByRole('group', { name: 'Attributes' });
  const on = [...boxes.querySelectorAll('input')].find(({ checked }) => checked);
  if (!on) throw new Error('No attribute is chosen.');
  await opened.user.click(on);
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  await opened.user.click(on);
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  await opened.user.click(await button(/Edit Hero/));
  await fill(opened, /^Subheading/, 'Mild');
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  await fill(opened, /^Subheading/, '');
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

it('undoes and redoes over a save that failed half-way, and saves what is then on the page', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await choose(opened, 'Delivery');
  await fill(opened, /^Heading/, 'Trucks');
  // The second of the two.
  const second = { method: 'POST', path: paths.tiles, fault: 'refused-400', after: 1 } as const;
  await opened.backend.arm({ ...second, times: 1, delay: 0 });
  await save(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change was saved.');
  await opened.user.click(await button(/^Undo: Change Heading/));
  await opened.user.click(await button(/^Undo: Change Heading/));
  // The first is a new change, the other one is none.
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  await opened.user.click(await button(/^Redo: /));
  await opened.user.click(await button(/^Redo: /));
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  await save(opened);
  expect(await saved()).toBeVisible();
  const headings = (await stored(opened)).tiles.map(
    ({ fields }) => (fields as { heading?: string }).heading,
  );
  expect(headings).toEqual(expect.arrayContaining(['Our soil', 'Trucks']));
});

it('changes one field of a hostile tile, and sends the others back as they are', async () => {
  const opened = await open({ scenario: 'hostile' });
  const [was] = (await stored(opened)).tiles;
  await opened.user.click(await button(/Edit Hero/));
  await fill(opened, /^Subheading/, 'Mild');
  // What the server has wrong is seen where the tile is saved, and has to be put right.
  await save(opened);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Nothing was saved/);
  await fill(opened, /^Heading/, 'Grown');
  await fill(opened, /^Link/, '/menu/');
  await fill(opened, /^Alternative text/, 'A farm');
  await save(opened);
  expect(await saved()).toBeVisible();
  expect((await stored(opened)).tiles[0]?.fields).toEqual({
    ...was?.fields,
    subheading: 'Mild',
    heading: 'Grown',
    link: '/menu/',
    alt: 'A farm',
  });
});

it('adds a product to a row of them', async () => {
  const opened = await open();
  await choose(opened, 'Products “New this month”');
  const removals = () => screen.getAllByLabelText(/^Remove /).length;
  const before = removals();
  await opened.user.type(screen.getByLabelText('Add a product'), 'gelato{Enter}');
  await waitFor(() => expect(removals()).toBe(before + 1));
});

it('has a tile where it was when its removal is refused', async () => {
  const opened = await open();
  await act(opened, 'Our story', 'Remove');
  await opened.user.click(await button('Move tile 3 down'));
  await opened.backend.failNext('DELETE', paths.tile(502), 'refused-400');
  await save(opened);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 change was saved.');
  await opened.user.click(await button(/^Restore Text/));
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
});

it('keeps what was written when the person may edit no more, and says that it is not saved', async () => {
  const opened = await open();
  await retitle(opened, 'Blue Dream');
  await opened.backend.reset('read-only');
  await save(opened);
  expect(await screen.findByText(/kept here, but not saved/)).toBeVisible();
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await opened.backend.reset();
  await reload();
  await opened.user.click(await button('Restore'));
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
});

describe('a picture that did not arrive', () => {
  const fail = async () => {
    const opened = await open();
    await add(opened, 'Contact', 'Image');
    await opened.backend.failNext('POST', paths.pictures, 'forbidden-403');
    const file = new File(['png'], 'farm.png', { type: 'image/png' });
    await opened.user.upload(screen.getByLabelText('Choose a picture'), file);
    await button('Retry upload');
    return opened;
  };
  const discard = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await button('Discard'));
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    await reload();
    await button('Page details');
    expect(screen.queryByText(/must be chosen again/)).not.toBeInTheDocument();
  };

  it('goes with its tile', async () => discard(await fail()));

  it('is named after a reload, and no more once its tile is discarded', async () => {
    const opened = await fail();
    await reload();
    expect(await screen.findByText(/must be chosen again: .*farm\.png/)).toBeVisible();
    await opened.user.click(await button('Restore'));
    await discard(opened);
  });
});
