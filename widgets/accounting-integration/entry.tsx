import { defineWidget } from '@shared/mount/defineWidget';
import { AccountingIntegration } from './AccountingIntegration';
import { accountingIntegrationConfig } from './config';
import { accountingIntegrationReducer } from './state/slice';

/**
 * Accounting integration: links customers, products and custom fields of sales forms to QuickBooks Online.
 *
 * @example
 * {% load wholesale_widgets %}
 * {% widget "accounting-integration" urls=urls integrated=integrated companyName=company_name hasEditPermission=may_edit %}Loading…{% endwidget %}
 * {% widget_assets %}
 */
export default defineWidget({
  name: 'accounting-integration',
  config: accountingIntegrationConfig,
  reducer: accountingIntegrationReducer,
  Screen: AccountingIntegration,
});
