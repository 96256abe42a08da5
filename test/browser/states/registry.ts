import { batchForm } from './batchForm';
import { batchList } from './batchList';
import { cart } from './cart';
import { cartPreview } from './cartPreview';
import { checkout } from './checkout';
import { notificationPreferences } from './notificationPreferences';
import { orderCreate } from './orderCreate';
import { orderDrawer } from './orderDrawer';
import { rulesEditor } from './rulesEditor';
import type { ScreenStates } from './screenStates';

/** Every screen with its states. A widget that is missing here fails a test. */
export const screens: readonly ScreenStates[] = [
  batchForm,
  batchList,
  cart,
  cartPreview,
  checkout,
  notificationPreferences,
  orderCreate,
  orderDrawer,
  rulesEditor,
];
