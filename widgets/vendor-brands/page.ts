import type { Page } from '@playwright/test';
import type { Brand } from '../../shared/contract/vendorBrands';
import { listStates } from '../../shared/lists/listStates.testkit';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend } from '../../test/browser/test';
import { button, chooseEntry } from '../../test/support/steps';

const brands = '/dashboard/vendor/7/brands/';

const name = (page: Page) => page.getByRole('textbox', { name: /^Name/ });

const rename = async (page: Page, text: string) => {
  await button(page, 'Edit Meridian').click();
  await name(page).fill(text);
};

const { open, edit, meetColleague, states } = listStates({
  address: '/vendor-brands/',
  table: 'Brands',
  read: { method: 'POST', path: `${brands}brands-index/` },
  edit: (page) => rename(page, 'Blue Meridian'),
  write: { method: 'PATCH', path: `${brands}patch/` },
  save: 'Save brand',
  words: {
    loading: 'Loading your brands…',
    none: 'You have no brands yet.',
    notFound: 'No brand fits the search.',
  },
});

const archive = async (visit: Visit, ...names: string[]) => {
  await open(visit);
  for (const each of names) {
    await visit.page.getByRole('checkbox', { name: `Select ${each}` }).check();
  }
  await button(visit.page, /^Archive \d+ brands?$/).click();
};

const chooseLogo = async (visit: Visit, side: number) => {
  const { page } = visit;
  await open(visit);
  await chooseEntry(page, 'Meridian', 'Change the logo');
  await page.getByLabel('Choose a picture').setInputFiles(await pictureOf(page, side));
};

/** A square picture as the browser writes it. */
const pictureOf = async (page: Page, side: number) => {
  const address = await page.evaluate((length) => {
    const canvas = document.createElement('canvas');
    canvas.width = length * 2;
    canvas.height = length;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'teal';
      context.fillRect(length / 2, 0, length, length);
    }
    return canvas.toDataURL();
  }, side);
  const buffer = Buffer.from(address.replace(/^.*,/, ''), 'base64');
  return { name: 'logo.png', mimeType: 'image/png', buffer };
};

const stored = async (backend: Backend) =>
  (await backend.state<{ vendorBrands: { brands: Brand[] } }>()).vendorBrands.brands;

const vendorBrands: BrowserScreen = {
  name: 'vendor-brands',
  narrows: (page) => page.getByRole('button', { name: 'Archived', exact: true }).click(),
  shown: 'Evergreen Reserve',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/vendor-brands/', 'vendor');
    await keys.use(button(page, 'New brand'));
    await expect(name(page)).toBeVisible();
    await keys.to(name(page));
    await keys.type('Ember');
    await keys.use(button(page, 'Create brand'));
    await expect(page.getByText('Created Ember.')).toBeVisible();
    expect((await stored(backend)).map((brand) => brand.name)).toContain('Ember');
  },
  kinds: {
    loading: states.loading,
    empty: states.empty,
    error: {
      ...states.error,
      'some archived, one refused': async (visit) => {
        await visit.backend.arm({
          method: 'DELETE',
          path: `${brands}delete/`,
          fault: 'refused-400',
          times: 2,
        });
        await archive(visit, 'Meridian', 'North Fork', 'Lantern Press');
        await expect(visit.page.getByText('2 brands were not archived')).toBeVisible();
      },
      'the same name as a colleague': (visit) =>
        meetColleague(visit, (page) => rename(page, 'Far Meridian')),
      'a logo that was refused': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: `${brands}logo/`, fault: 'forbidden-403' });
        await chooseLogo(visit, 300);
        await button(visit.page, 'Use this logo').click();
        await expect(visit.page.getByText(/^The logo was not changed/)).toBeVisible();
      },
    },
    filled: {
      ...states.filled,
      selected: async (visit) => {
        await open(visit);
        for (const each of ['Meridian', 'North Fork']) {
          await visit.page.getByRole('checkbox', { name: `Select ${each}` }).check();
        }
        await expect(button(visit.page, 'Archive 2 brands')).toBeVisible();
      },
      'archived ones': async (visit) => {
        await open(visit);
        await button(visit.page, 'Archived').click();
        await expect(visit.page.getByRole('row', { name: /Summit Seconds/ })).toBeVisible();
      },
      archived: async (visit) => {
        await archive(visit, 'Meridian', 'North Fork');
        await expect(visit.page.getByText('Archived 2 brands.')).toBeVisible();
      },
    },
    modal: {
      'a brand': edit,
      'a name that another brand has': async (visit) => {
        await open(visit);
        await button(visit.page, 'New brand').click();
        await name(visit.page).fill('north fork');
        await expect(visit.page.getByText(/^Another brand is called North Fork/)).toBeVisible();
      },
      'a logo on its way': async (visit) => {
        await visit.backend.arm({ method: 'POST', path: `${brands}logo/`, fault: 'hang' });
        await chooseLogo(visit, 300);
        await button(visit.page, 'Use this logo').click();
        await expect(visit.page.getByRole('progressbar')).toBeVisible();
      },
      'a picture that is cut': async (visit) => {
        await chooseLogo(visit, 300);
        await expect(button(visit.page, 'Use this logo')).toBeVisible();
      },
    },
    'field errors': {
      'no name': async (visit) => {
        await open(visit);
        await rename(visit.page, '');
        await button(visit.page, 'Save brand').click();
        await expect(visit.page.getByText('This field may not be blank.')).toBeVisible();
      },
      'a picture too small': async (visit) => {
        await chooseLogo(visit, 60);
        await expect(visit.page.getByText(/^This picture is 120 × 60 pixels/)).toBeVisible();
      },
    },
    'session ended': states['session ended'],
    'read-only': states['read-only'],
  },
};

export default vendorBrands;
