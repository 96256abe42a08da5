import { screen, waitFor } from '@testing-library/react';
import { asked, namesShown } from '../../shared/storefront/products.testkit';
import { controlsWithout } from '../../shared/ui/controls.testkit';
import { numbers } from '../../test/support/cartWalk';
import {
  bar,
  choosePreview,
  listPath,
  open,
  previewPath,
  search,
  startPreview,
} from './page.testkit';

describe('a preview', () => {
  it('is of one of 10,000 customers and a location, in the address, and is named all the while', async () => {
    const opened = await open({ as: 'vendor', scenario: 'huge' });
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

  it('tells the page that a product is wanted as in a preview', async () => {
    const opened = await open({ as: 'vendor' });
    await startPreview(opened);
    const wanted = new Promise((show) => {
      const listen = (event: Event) => {
        event.preventDefault();
        show((event as CustomEvent).detail);
      };
      document.addEventListener('ww:product-wanted', listen, { once: true });
    });
    await opened.user.click(screen.getByRole('link', { name: 'Acapulco Gold cartridge' }));
    expect(await wanted).toMatchObject({ slug: 'evergreen-valley', preview: true });
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
    const { isAsked, release } = await opened.backend.hold('GET', listPath);
    await opened.user.click(screen.getByRole('button', { name: 'End preview' }));
    await isAsked();
    expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument();
    await release();
    expect(await screen.findByRole('button', { name: /^Favorite/ })).toBeVisible();
    expect(screen.queryByText(/^Preview as Green/)).not.toBeInTheDocument();
    history.back();
    expect(await bar()).toBeVisible();
  });

  it('is not offered to a buyer', async () => {
    await open();
    await namesShown();
    expect(screen.queryByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
  });
});

const steps = 100;

/** What would end the walk: the preview's own buttons. */
const ends = /preview/i;

it('sends no write over a walk of 100 steps as a customer', async () => {
  const below = numbers(20_261_126);
  const opened = await open({ as: 'vendor' });
  const { user, backend } = opened;
  await startPreview(opened);
  await namesShown();
  for (let step = 0; step < steps; step += 1) {
    const kinds = controlsWithout(ends);
    const all = kinds[below(kinds.length)] ?? [];
    const control = all[below(all.length)];
    if (control?.matches('[type=search]')) await user.type(control, 'g{Enter}');
    else if (control instanceof HTMLSelectElement) {
      const values = [...control.options].map(({ value }) => value);
      await user.selectOptions(control, values[below(values.length)] ?? []);
    } else if (control) await user.click(control);
  }
  expect(await bar()).toBeVisible();
  const log = await backend.log();
  expect(log.filter(({ route }) => route === 'S31').length).toBeGreaterThan(10);
  expect(log.filter(({ method }) => method !== 'GET')).toEqual([]);
});
