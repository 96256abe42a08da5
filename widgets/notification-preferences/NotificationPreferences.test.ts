import { screen, within } from '@testing-library/react';
import { openWidget } from '../../test/openWidget';

const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('notification-preferences', { as: 'dispensary', ...options });

const column = (name: string) => screen.findByRole('group', { name });

describe('the columns', () => {
  it.each([
    ['dispensary', 'Emails from Vendor', 'Emails From Team'],
    ['vendor', 'Emails from Customer', 'Emails From Team'],
  ] as const)('are titled for a %s', async (as, first, second) => {
    await open({ as });
    expect(await column(first)).toBeVisible();
    const titles = screen.getAllByRole('group').map((group) => group.querySelector('legend'));
    expect(titles.map((title) => title?.textContent)).toEqual([first, second]);
  });

  it('say how many are on', async () => {
    await open();
    const vendor = await column('Emails from Vendor');
    const boxes = within(vendor).getAllByRole<HTMLInputElement>('checkbox').slice(1);
    const on = boxes.filter((box) => box.checked).length;
    expect(vendor).toHaveTextContent(`${on} of ${boxes.length} on`);
  });
});
