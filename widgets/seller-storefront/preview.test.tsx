import { screen, waitFor, within } from '@testing-library/react';
import { asked, namesShown, open, previewPath, search } from './page.testkit';

const bar = () => screen.findByText(/^Preview as Green Lotus Oakland, /);

/** Chooses the second customer and the last of its locations. */
async function choosePreview({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Preview as a customer' }));
  await user.type(
    await screen.findByRole('combobox', { name: 'Customer' }),
    'green lotus oak{Enter}',
  );
  await user.click(await screen.findByRole('combobox', { name: 'Location' }));
  const list = await screen.findByRole('listbox', { name: 'Locations' });
  await user.click((await within(list).findAllByRole('option')).at(-1) ?? list);
  await user.click(screen.getByRole('button', { name: 'Start preview' }));
}

async function startPreview(opened: Awaited<ReturnType<typeof open>>) {
  await choosePreview(opened);
  await bar();
}

describe('a preview', () => {
  it('is of a customer and a location, in the address, and is named all the while', async () => {
    const opened = await open({ as: 'vendor' });
    await startPreview(opened);
    expect(decodeURIComponent(location.search)).toContain('customer=6&location=');
    await waitFor(async () =>
      expect((await asked(opened, 'S31')).at(-1)?.get('location')).toMatch(/^\d+$/),
    );
    await opened.user.click(await search());
    await opened.user.paste('no such product');
    await opened.user.keyboard('{Enter}');
    await screen.findByText('No product fits.');
    expect(await bar()).toBeVisible();
  });

  it('offers nothing that writes, and shows the prices of the customer', async () => {
    const opened = await open({ as: 'vendor' });
    await startPreview(opened);
    await namesShown();
    expect(await screen.findByText('$410.88')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Add|Favorite)/ })).not.toBeInTheDocument();
    const writes = (await opened.backend.log()).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);
  });

  it('stays named when the products cannot be read', async () => {
    const opened = await open({ as: 'vendor' });
    await namesShown();
    await opened.backend.failNext('GET', previewPath, 'forbidden-403');
    await choosePreview(opened);
    expect(await screen.findByText(/^Preview as 6, /)).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('The list may be out of date.');
  });

  it('ends where it is ended, and Back leads into it again', async () => {
    const opened = await open({ as: 'vendor' });
    await startPreview(opened);
    await opened.user.click(screen.getByRole('button', { name: 'End preview' }));
    await waitFor(() => expect(screen.queryByText(/^Preview as Green/)).not.toBeInTheDocument());
    history.back();
    expect(await bar()).toBeVisible();
  });

  it('is not offered to a buyer', async () => {
    await open();
    await namesShown();
    expect(screen.queryByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
  });
});
