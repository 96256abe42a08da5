import { screen, waitFor } from '@testing-library/react';
import { one, open, order, rows, settled } from './page.testkit';

it('follows when the last rows of a page have gone, and Back leads to no page that is not there', async () => {
  const { user, backend } = await open({ scenario: 'default' });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('26–30 of 30');
  const written = () => new URL(location.href).searchParams.get('order-create');
  expect(written()).toBe('page=2');
  const steps = history.length;
  // A colleague takes out what stands on it.
  const { items } = await order(backend);
  const token = document.querySelector<HTMLElement>('[data-widget]')?.dataset.config ?? '';
  const { csrf } = JSON.parse(token) as { csrf: { token: string } };
  for (const { id } of items.slice(0, 10)) {
    await fetch(new URL(`${one}item/${String(id)}/delete/`, location.href), {
      method: 'POST',
      headers: { 'X-CSRFToken': csrf.token },
    });
  }
  window.dispatchEvent(new Event('focus'));
  await screen.findByText('1–20 of 20');
  await settled();
  await waitFor(() => expect(written()).toBeNull());
  expect(history.length).toBe(steps);
});
