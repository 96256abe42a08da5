import { screen, waitFor, within } from '@testing-library/react';
import { blueDream, gelato, mainStreet, open, settled } from './page.testkit';

/** What screen readers are told of what was saved. */
const news = () =>
  [...document.querySelectorAll('.visually-hidden[role=status]')].map(
    ({ textContent }) => textContent,
  );

const openMatrix = async () => {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'By location matrix' }));
  await screen.findByRole('group', { name: 'Fill a row' });
  return page;
};

describe('a saved quantity is told to screen readers with its result', () => {
  it('where a row of the matrix is filled', async () => {
    const { user } = await openMatrix();
    const tools = within(screen.getByRole('group', { name: 'Fill a row' }));
    await user.selectOptions(tools.getByLabelText('Product'), gelato);
    await user.type(tools.getByLabelText('Cases'), '2');
    await user.click(tools.getByRole('button', { name: 'Same for all locations' }));
    await waitFor(() =>
      expect(news()).toContainEqual(
        expect.stringMatching(/^Gelato.*2 cases saved\. Gelato.*Cañon/),
      ),
    );
  });

  it('in a cell of the matrix, by the grid alone', async () => {
    const { user } = await openMatrix();
    const row = (await screen.findByRole('rowheader', { name: blueDream })).closest('[role=row]');
    const cell = () => within(row as HTMLElement).getAllByRole('gridcell')[0];
    cell()?.focus();
    await waitFor(() => expect(cell()).toHaveAttribute('tabindex', '0'));
    await user.keyboard('6{Enter}');
    expect(await screen.findByText(`${blueDream}, ${mainStreet}: 6 saved.`)).toBeInTheDocument();
    await settled();
    expect(news().join()).not.toContain('saved');
  });
});
