import { screen, waitFor } from '@testing-library/react';
import { setClock } from './setClock';
import { openWidget } from './openWidget';

/** Expects a day of a table to have this title. */
const titled = (day: string, title: string) => async () => {
  const cells = await screen.findAllByTitle(title);
  expect(cells.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(day));
};

type Backend = Awaited<ReturnType<typeof openWidget>>['backend'];

/** Expects a call to be made for a period that ends today. */
const askedUntilToday = (path: string) => (backend: Backend) =>
  waitFor(async () => {
    const calls = (await backend.log()).map((call) => call.path).filter((of) => of.includes(path));
    expect(calls).toContainEqual(expect.stringContaining('to=2027-09-14'));
  });

// Where the site is it is the fourteenth already, while it is still the thirteenth where the reader is.
const screens: [string, 'vendor' | 'dispensary', (backend: Backend) => Promise<unknown>][] = [
  [
    'batch-form',
    'vendor',
    async () => expect(await screen.findByText('Expires today')).toBeVisible(),
  ],
  ['batch-list', 'vendor', titled('Sep 14, 2027', 'expires today')],
  ['dispensary-dashboard', 'dispensary', askedUntilToday('/spend/')],
  ['product-details', 'dispensary', titled('Sep 13, 2027', 'Expired')],
  ['vendor-dashboard', 'vendor', askedUntilToday('/orders/?')],
  ['vendor-dashboard', 'vendor', askedUntilToday('/summary/')],
];

it.each(screens)(
  '%s: today is the day in the time zone of the site',
  async (name, as, expected) => {
    setClock('2027-09-13T20:00:00Z');
    const { backend } = await openWidget(name, {
      as,
      config: (config) => ({ ...config, timeZone: 'Pacific/Kiritimati' }),
    });
    await expected(backend);
  },
);
