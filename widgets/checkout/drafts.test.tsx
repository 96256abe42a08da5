import { screen, waitFor, within } from '@testing-library/react';
import { open } from './page.testkit';

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
