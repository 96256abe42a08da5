import { screen, waitFor, within } from '@testing-library/react';
import {
  button,
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
  type Opened,
} from './page.testkit';

const headingOf = (fields: unknown) => (fields as { heading?: string }).heading;

/** Saves a tile as a colleague would, elsewhere, with another heading. */
const other = async (opened: Opened, id: number, heading: string) =>
  otherwise(opened, id, { heading });

/** The same with any of its fields. */
const otherwise = async (opened: Opened, id: number, fields: object) => {
  const tile = (await stored(opened)).tiles.find((each) => each.id === id);
  const host = document.querySelector<HTMLElement>('[data-widget]');
  const { csrf } = JSON.parse(host?.dataset.config ?? '') as { csrf: { token: string } };
  const answer = await fetch(new URL(paths.tiles, location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrf.token },
    body: JSON.stringify({ id, kind: tile?.kind, fields: { ...(tile?.fields ?? {}), ...fields } }),
  });
  expect(answer.status).toBe(200);
};

/** Edits the second tile, which a colleague changes meanwhile, and tries to save it. */
const meet = async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await other(opened, 502, 'Theirs');
  await save(opened);
  return { ...opened, choice: await screen.findByRole('group', { name: /^Choose for Text/ }) };
};

it('keeps both when each changed a tile', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await other(opened, 507, 'Theirs');
  await save(opened);
  await saved();
  const { tiles } = await stored(opened);
  expect(tiles.map(({ fields }) => headingOf(fields))).toEqual(
    expect.arrayContaining(['Our soil', 'Theirs']),
  );
  expect(screen.getByText('Theirs')).toBeVisible();
});

it('shows the same tile side by side, and sends nothing until it is decided', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await other(opened, 502, 'Theirs');
  await save(opened);
  const choice = await screen.findByRole('group', { name: /^Choose for Text/ });
  expect(choice).toHaveTextContent('Heading: Our soil');
  expect(choice).toHaveTextContent('Heading: Theirs');
  expect(headingOf((await stored(opened)).tiles[1]?.fields)).toBe('Theirs');
  await opened.user.click(within(choice).getByRole('button', { name: 'Keep yours' }));
  await save(opened);
  await saved();
  expect(headingOf((await stored(opened)).tiles[1]?.fields)).toBe('Our soil');
});

it('is followed where the person takes their version, which can be undone', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await other(opened, 502, 'Theirs');
  await save(opened);
  await opened.user.click(await button('Use theirs'));
  expect(await field(/^Heading/)).toHaveValue('Theirs');
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  await opened.user.click(await button(/^Undo: Use a colleague/));
  expect(await field(/^Heading/)).toHaveValue('Our soil');
});

it('asks no more once the person has discarded theirs, and asks again where that is undone', async () => {
  const opened = await meet();
  await opened.user.click(await button('Discard'));
  expect(await field(/^Heading/)).toHaveValue('Theirs');
  expect(screen.queryByText(/changed by a colleague|A colleague changed/)).not.toBeInTheDocument();
  await opened.user.click(await button('Undo: Discard all changes'));
  expect(await screen.findByRole('group', { name: /^Choose for Text/ })).toBeVisible();
});

it('asks no more once the saved page was restored, and saves what is edited then', async () => {
  const opened = await meet();
  await opened.user.click(await button('Restore saved page'));
  const dialog = await screen.findByRole('dialog', { name: 'Restore the saved page?' });
  await opened.user.click(await within(dialog).findByRole('button', { name: 'Restore page' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText(/changed by a colleague|A colleague changed/)).not.toBeInTheDocument();
  await fill(opened, /^Heading/, 'Ours after all');
  await save(opened);
  await saved();
  expect(headingOf((await stored(opened)).tiles[1]?.fields)).toBe('Ours after all');
});

it('is not written over by a step back over what was saved before', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await save(opened);
  await saved();
  await otherwise(opened, 502, { body: 'Their words' });
  await retitle(opened, 'Blue Dream');
  await save(opened);
  await saved();
  await opened.user.click(await button('Undo: Change Title'));
  await opened.user.click(await button(/^Undo: Change Heading/));
  expect(await screen.findByText('2 unsaved changes')).toBeVisible();
  await save(opened);
  await saved();
  const { details, tiles } = await stored(opened);
  expect(details.title).toBe('Evergreen Reserve');
  expect(tiles[1]?.fields).toMatchObject({ heading: 'Our story', body: 'Their words' });
});

it('is asked of a draft, too: it is not written over what they saved since', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await other(opened, 502, 'Theirs');
  await reload();
  await opened.user.click(await button('Restore'));
  const choice = await screen.findByRole('group', { name: /^Choose for Text/ });
  expect(choice).toHaveTextContent('Heading: Our soil');
  expect(choice).toHaveTextContent('Heading: Theirs');
  // Also where it is not decided before the page goes once more.
  await reload();
  await opened.user.click(await button('Restore'));
  expect(await screen.findByRole('group', { name: /^Choose for Text/ })).toBeVisible();
  await save(opened);
  expect(await screen.findByText(/^A colleague changed the same/)).toBeVisible();
  expect(headingOf((await stored(opened)).tiles[1]?.fields)).toBe('Theirs');
});

it('says nothing of a save any more whose changes were discarded', async () => {
  const opened = await open();
  await choose(opened, 'Our story');
  await fill(opened, /^Heading/, 'Our soil');
  await opened.backend.failNext('POST', paths.tiles, 'refused-400');
  await save(opened);
  expect(await screen.findByText(/kept here, but not saved/)).toBeVisible();
  await opened.user.click(await button(/^Undo/));
  expect(await field(/^Heading/)).toHaveValue('Our story');
  expect(screen.queryByText(/not saved/i)).not.toBeInTheDocument();
  await opened.user.click(await button(/^Redo/));
  await opened.user.click(await button('Discard'));
  await fill(opened, /^Heading/, 'Our sun');
  expect(await screen.findByText('1 unsaved change')).toBeVisible();
  expect(screen.queryByText(/not saved/i)).not.toBeInTheDocument();
});
