import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { menu } from './requests';

/** `menu` is the page that was asked for last. */
export const publicStorefrontReducer = resourceReducer({ menu });

export const { useAppDispatch, useAppSelector } =
  widgetHooks<ReturnType<typeof publicStorefrontReducer>>();
