import { screen, waitFor, within } from '@testing-library/react';
import { closed, notes, numbers, open, reload, shipBy, totals, typeAccount } from './page.testkit';

it('two tabs keep a draft each', async () => {
  const { user } = await open();
  const first = await screen.findByRole('textbox', { name: /^Notes/ });
  await user.type(first, 'Dock 4');
  const host = first.closest<HTMLElement>('[data-widget]');
  const second = document.createElement('div');
  second.dataset.widget = 'checkout';
  second.dataset.config = host?.dataset.config;
  document.body.append(second);
  const other = await within(second).findByRole('textbox', { name: /^Notes/ });
  await user.clear(other);
  await user.type(other, 'Gate B');
  await waitFor(() => {
    const kept = Object.values(localStorage).join(' ');
    expect(kept).toContain('Gate B');
  });
  await user.type(first, '!');
  await waitFor(() => {
    const kept = Object.values(localStorage).join(' ');
    expect(kept).toContain('Dock 4!');
    expect(kept).toContain('Gate B');
  });
});

it('offers what another tab left, and restores it on the person’s word', async () => {
  const { user } = await open();
  await user.type(await notes(), 'Dock 4');
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Dock 4'));
  sessionStorage.clear();
  await reload();
  expect(await notes()).toHaveValue('');
  await user.type(await notes(), 'Gate B');
  await user.click(screen.getByText('Restore'));
  expect(await notes()).toHaveValue('Dock 4\nGate B');
});

it('asks before the numbers of a bank account go, and keeps none', async () => {
  const { user } = await open();
  const dialog = await typeAccount(user);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(within(dialog).getByLabelText('Account number')).toHaveValue(numbers.account);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await closed();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(numbers.account);
});

it('asks for no shipping of an earlier visit that is not offered any more', async () => {
  const { user } = await open();
  await user.click(await shipBy('Pick up'));
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('pick-up'));
  for (const [key, draft] of Object.entries(localStorage)) {
    localStorage.setItem(key, String(draft).replace('"evergreen-valley-101"', '"gone"'));
  }
  await reload();
  await user.click(await shipBy('Refrigerated van'));
  await waitFor(async () => expect(await totals()).toHaveTextContent('Total shipping$194.50'));
  expect(screen.queryByText(/was refused/)).toBeNull();
});
