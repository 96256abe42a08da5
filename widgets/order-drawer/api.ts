import type { OrderItems, OrderTotals } from '@shared/contract/orderingShapes';
import { callUrl } from '@shared/urls/callUrl';
import type { Http } from '@shared/http/http';
import { pageQuery } from '@shared/lists/listQuery';
import { itemCalls } from '@shared/orders/itemCalls';
import { drawerCalls, type DrawerConfig } from './config';
import type { View } from './model/drawer';

const filters = (view: View) => ({ 'filter-text': pageQuery(view)['filter-text'] });

/** O8: a page of the order's items. The address has no trailing slash. */
export const getItems = (http: Http, config: DrawerConfig, view: View) =>
  http.get<OrderItems>(callUrl(config, drawerCalls, 'O8'), { query: pageQuery(view) });

/** O9: totals of the order and of what the filter lets through. */
export const getTotals = (http: Http, config: DrawerConfig, view: View) =>
  http.get<OrderTotals>(callUrl(config, drawerCalls, 'O9'), { query: filters(view) });

/** O11 and O13 to O16: what changes the items. The totals of their answers are those of what is looked at, too. */
export const editCalls = (http: Http, config: DrawerConfig, view: View) =>
  itemCalls(
    http,
    (id, values) => callUrl(config, drawerCalls, id, values),
    filters(view),
    config.updateMethod,
  );
