import { screen, waitFor, within } from '@testing-library/react';
import { openWidget } from '../support/openWidget';
import { press, toldOf } from '../support/fields';
import { filesWith, screenOf } from '../support/screensWith';

/** Every file with a table that sorts by its heads, which go where it is narrow. */
const files = filesWith(
  /<List(?:Screen|Pane|Body)\b|<DataTable(?:(?!\/>)[^])*\s(?:onSort=|\{\.\.\.sort\})/,
);
const descending = /^(.*), (Z to A|newest first|highest first)$/;

it.each(files)('%s: can be sorted in the drawer that stands for its heads', async (file) => {
  const name = screenOf(file);
  const way = toldOf(name).tables?.[file.slice(name.length + 1)];
  const isAlone = files.filter((each) => screenOf(each) === name).length === 1;
  if (!way && !isAlone) throw new Error('page.testkit.ts has to say the way to it in `tables`.');

  const { user } = await openWidget(name);
  await way?.(user);
  await press(user, /^(Sort|Filters)$/);
  const drawer = await screen.findByRole('dialog', { name: /^(Sort|Filters)$/ });
  const orders = within(drawer).getByLabelText<HTMLSelectElement>('Sort by');
  const order = [...orders.options].find((each) => !each.selected && descending.test(each.text));
  const [text, column = ''] = descending.exec(order?.text ?? '') ?? [];
  if (text === undefined) throw new Error('It has no order from the last to the first.');
  const sorted = () =>
    screen
      .getAllByRole('columnheader', { name: column, hidden: true })
      .map((head) => head.getAttribute('aria-sort'));
  expect(sorted()).not.toContain('descending');
  await user.selectOptions(orders, text);
  await user.click(within(drawer).getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(sorted()).toContain('descending'));
  expect(drawer).not.toBeInTheDocument();
});
