import { screen, within } from '@testing-library/react';
import {
  box,
  choose,
  departure,
  edit,
  mainStreet,
  open,
  page,
  save,
  slowRead,
} from './page.testkit';

describe('a save', () => {
  it('of all locations shows at the one looked at, also when its older boxes come later', async () => {
    const { user, backend } = await open();
    await user.click(await box('Invoice due in 3 days'));
    const slowCame = await slowRead(backend);
    await choose(user, mainStreet);
    const left = departure();
    await user.click(await save());
    await left;
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
    await slowCame();
    expect(await box('Invoice due in 3 days')).not.toBeChecked();
  });
});

describe('a save that fails', () => {
  it('keeps saying so when the success beside it has gone by itself', async () => {
    const { user, backend } = await edit();
    await choose(user, 'Harborview – Ferry Terminal');
    await user.click(await box('Invoice due in 3 days'));
    await backend.failNext('POST', page, 'refused-400');
    await user.click(await save());
    const success = await screen.findByText('Saved for Harborview – Ferry Terminal.');
    await user.click(within(success).getByRole('button', { name: 'Dismiss' }));
    expect(success).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(`Your choices for ${mainStreet} are kept`);
  });
});
