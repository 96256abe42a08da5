import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { orders, summary, topVendors } from './requests';

/** Each part is read, fails and is tried again by itself. */
export const vendorDashboardReducer = resourceReducer({ orders, summary, topVendors });

export const { useAppSelector } = widgetHooks<ReturnType<typeof vendorDashboardReducer>>();
