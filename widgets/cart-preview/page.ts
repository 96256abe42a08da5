import { expect } from '../../test/browser/test';
import {
  openStrictly,
  pressWithoutCode,
  type BrowserScreen,
  type Visit,
} from '../../test/browser/screen';

const summary = '/shop/:slug/cart/multi-cart-summary/';
const read = '/shop/:slug/cart/multi-cart/:token';

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/cart-preview/', { as: 'dispensary', scenario });

const button = ({ page }: Visit) => page.getByRole('button', { name: /^Cart/ });
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Your cart' });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(button(visit)).toHaveAccessibleName(/^Cart, [\d,]+ item/);
};

const openDialog = async (visit: Visit, scenario?: string) => {
  await open(visit, scenario);
  await button(visit).click();
  await expect(dialog(visit).getByText(/^(Total|Your cart is empty\.)/)).toBeVisible();
};

const cartPreview: BrowserScreen = {
  name: 'cart-preview',
  shown: 'Subtotal',
  opensBy: /^Cart/,
  task: async ({ page, keys }) => {
    await openStrictly(page, '/cart-preview/', 'dispensary');
    await keys.use(page.getByRole('button', { name: 'Cart, 5 items' }));
    const dialog = page.getByRole('dialog', { name: 'Your cart' });
    await expect(dialog.getByText(/^Total/)).toBeVisible();
    await keys.use(dialog.getByRole('link', { name: 'View cart' }));
    await expect(page).toHaveURL(/\/cart\//);
  },
  kinds: {
    loading: {
      'the count': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: summary, fault: 'hang' });
        await goTo(visit);
        await expect(button(visit)).toBeVisible();
      },
      'the cart': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'hang' });
        await button(visit).click();
        await expect(dialog(visit).getByText('Loading your cart…')).toBeAttached();
      },
    },
    empty: {
      'the button': (visit) => open(visit, 'empty'),
      'the dialog': (visit) => openDialog(visit, 'empty'),
    },
    error: {
      'the count failed': async (visit) => {
        await visit.backend.arm({ method: 'GET', path: summary, fault: 'forbidden-403' });
        await goTo(visit);
        await expect(button(visit)).toBeVisible();
      },
      'the cart failed': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'forbidden-403' });
        await button(visit).click();
        await expect(dialog(visit).getByRole('alert')).toBeVisible();
      },
      'the dialog did not come': async (visit) => {
        await open(visit);
        await pressWithoutCode(visit.page, button(visit));
      },
    },
    filled: {
      'the button': open,
      'the button of a very full cart': (visit) => open(visit, 'huge'),
    },
    modal: {
      'the cart': openDialog,
      'a line that is sold out': (visit) => openDialog(visit, 'sold-out'),
      'names that break screens': (visit) => openDialog(visit, 'hostile'),
      'very much of it': (visit) => openDialog(visit, 'huge'),
    },
    'field errors': { never: 'It has no fields.' },
    'session ended': {
      'at its opening': async (visit) => {
        await open(visit);
        await visit.backend.arm({ method: 'GET', path: read, fault: 'login-redirect' });
        await button(visit).click();
        await expect(dialog(visit).getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': {
      'the button': (visit) => open(visit, 'read-only'),
      'the dialog': (visit) => openDialog(visit, 'read-only'),
    },
  },
};

export default cartPreview;
