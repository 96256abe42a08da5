import { screen, waitFor } from '@testing-library/react';
import { setClock } from '../support/setClock';
import { choose } from '../../widgets/batch-list/page.testkit';
import { openWidget } from '../support/openWidget';
import { filesWith, screenOf } from '../support/screensWith';

/** Expects a day of a table to have this title. */
const titled = (day: string, title: string) => async () => {
  const cells = await screen.findAllByTitle(title);
  expect(cells.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(day));
};

type Opened = Awaited<ReturnType<typeof openWidget>>;

/** Expects a call to be made for a period that ends today. */
const askedUntilToday =
  (path: string) =>
  ({ backend }: Opened) =>
    waitFor(async () => {
      const calls = (await backend.log())
        .map((call) => call.path)
        .filter((of) => of.includes(path));
      expect(calls).toContainEqual(expect.stringContaining('to=2027-09-14'));
    });

const says = (text: string) => async () => expect(await screen.findByText(text)).toBeVisible();

/** Every file that asks what day it is: the fourteenth where the site is, still the thirteenth where the reader is. */
const files: Record<string, (opened: Opened) => Promise<unknown>> = {
  'batch-form/components/Details.tsx': says('Expires today'),
  'batch-list/BatchList.tsx': titled('Sep 14, 2027', 'expires today'),
  'batch-list/components/UploadDialog.tsx': async (opened) => {
    await choose(opened, 'Reference,Stock location,Expires\nEV-2609-0012,Main vault,2027-09-13');
    await screen.findByText(/^1 batch would have expired already/);
  },
  'dispensary-dashboard/components/ModuleContent.tsx': says('1 day left'),
  'dispensary-dashboard/components/Modules.tsx': askedUntilToday('/spend/'),
  'product-details/components/BatchTable.tsx': titled('Sep 13, 2027', 'Expired'),
  'vendor-dashboard/VendorDashboard.tsx': askedUntilToday('/summary/'),
  'vendor-dashboard/api.ts': askedUntilToday('/orders/?'),
};

it('asks every file that asks what day it is', () =>
  expect(Object.keys(files)).toEqual(filesWith(/(useToday|todayIn)\(/)));

it.each(Object.entries(files))(
  '%s: today is the day in the time zone of the site',
  async (file, expected) => {
    setClock('2027-09-13T20:00:00Z');
    const config = (given: object) => ({ ...given, timeZone: 'Pacific/Kiritimati' });
    await expected(await openWidget(screenOf(file), { config }));
  },
);
