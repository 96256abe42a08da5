import { waitFor } from '@testing-library/react';
import { cake, fewer, more, open, quantityOf } from './page.testkit';

it('leaves the focus with the cases of a line that goes down to the least', async () => {
  const { user } = await open();
  for (const _ of ['once', 'again']) await user.click(await more(cake));
  const button = await fewer(cake);
  button.focus();
  for (const _ of ['once', 'again']) await user.keyboard('{Enter}');
  expect(button).toBeDisabled();
  await waitFor(async () => expect(await quantityOf(cake)).toHaveFocus());
});
