import { screen, waitFor } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { emit } from '../events';
import { asked } from './products.testkit';

const screens = [
  {
    widget: 'product-details',
    reads: ['S24'],
    path: '/storefront2/product-details/evergreen-valley/61',
    add: 'Add 1 case to cart',
  },
  {
    widget: 'seller-storefront',
    reads: ['S30', 'S31'],
    path: '/storefront2/seller-storefront/evergreen-valley/',
    add: 'Add Acapulco Gold cartridge',
  },
];

const changeLocation = () =>
  emit(document.body, 'ww:location-changed', { dispensaryId: 5, locationId: 102 });
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe.each(screens)('what $widget offers', ({ widget, reads, path, add }) => {
  const button = () => screen.findByRole('button', { name: add });
  const open = async () => {
    const opened = await openWidget(widget, { as: 'dispensary' });
    await button();
    return opened;
  };

  it.each([
    ['somebody shops for another location', changeLocation],
    ['Back brings the page out again as it was left', comeBack],
  ])('is read anew when %s', async (_, happen) => {
    const opened = await open();
    happen();
    for (const read of reads) {
      await waitFor(async () => expect(await asked(opened, read)).toHaveLength(2));
    }
  });

  it('is waited for before anything is added for another location', async () => {
    const { user, backend } = await open();
    const answer = await backend.hold('GET', path);
    await fetch(new URL('/storefront2/shop-as/location/102', location.origin));
    changeLocation();
    await answer.isAsked();
    await user.click(await button());
    await answer.release();
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    await user.click(await button());
    await screen.findAllByText(/^Added 1 case of/);
    const sent = (await backend.log()).filter(({ route }) => route === 'S3');
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ dispensaryLocationIds: [102] }),
    ]);
  });
});
