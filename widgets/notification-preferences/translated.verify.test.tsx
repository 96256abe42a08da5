import { screen } from '@testing-library/react';
import { translatePage } from '../../test/support/translator';
import { box, departure, open, page, save } from './page.testkit';

// Under React too, which throws when a text that it drew is no longer where it was.
it('saves on a page that is translated, and what it shows is what is true by then', async () => {
  const { user, backend } = await open();
  const option = await box('Invoice due in 3 days');
  translatePage();
  await user.click(option);
  await backend.failNext('POST', page, 'refused-400');
  await user.click(await save());
  expect(await screen.findByRole('alert')).toBeVisible();
  const left = departure();
  await user.click(await save());
  await left;
  expect(window.outOfDate?.()).toEqual([]);
});
