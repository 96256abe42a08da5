import { screen } from '@testing-library/react';
import {
  act,
  button,
  calls,
  choose,
  field,
  open,
  paths,
  save,
  saved,
  stored,
  tilesShown,
  type Opened,
} from './page.testkit';

const names = ['Our story', 'Delivery', 'Contact'];
const copied = ['Grown under the sun', 'New this month', 'A walk through the farm', 'countdown'];

/** Changes three tiles, adds four, removes two, moves one and renames the page. */
const editAll = async (opened: Opened) => {
  for (const name of names) {
    await choose(opened, name);
    const heading = await field(/^Heading/);
    await opened.user.type(heading, ' 2');
  }
  for (const name of copied) await act(opened, name, 'Duplicate');
  await act(opened, 'Last cases', 'Remove');
  await act(opened, 'Harvest week', 'Remove');
  await opened.user.click(await button('Page details'));
  await opened.user.type(await field(/^Title/), ' 2');
  await opened.user.click(await button('Move tile 1 down'));
};

const headingsOf = async (opened: Opened) =>
  (await stored(opened)).tiles.map(
    ({ kind, fields }) => (fields as { heading?: string }).heading ?? kind,
  );

const expected = [
  'Grown under the sun',
  'Grown under the sun',
  'Our story 2',
  'New this month',
  'New this month',
  'image',
  'A walk through the farm',
  'A walk through the farm',
  'Delivery 2',
  'countdown',
  'countdown',
  'Contact 2',
];

it('has each tile once when the answer to every write was lost', async () => {
  const opened = await open({ config: (config) => ({ ...config, timeout: 1 }) });
  await editAll(opened);
  await opened.backend.failNext('POST', paths.tiles, 'drop-after-commit', 7);
  await opened.backend.failNext('DELETE', `${paths.tiles}:id/`, 'drop-after-commit', 2);
  await opened.backend.failNext('POST', paths.page, 'drop-after-commit');
  await save(opened);
  expect(await saved()).toBeVisible();
  expect(await headingsOf(opened)).toEqual(expected);
  expect((await stored(opened)).details.title).toBe('Evergreen Reserve 2');
  expect(tilesShown()).toHaveLength(expected.length);
  expect(screen.queryByText(/unsaved change/)).not.toBeInTheDocument();
  // Each was sent once, and its answer was one of those that were lost.
  expect(await calls(opened, 'POST', paths.tiles)).toHaveLength(7);
});
