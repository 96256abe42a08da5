import { VendorList } from '@shared/dashboards/VendorList';
import type { Period } from '@shared/dashboards/periods';
import { t } from '@shared/i18n';
import type { Part } from '../model/parts';
import { Favorites, Notices } from './News';
import { OpenOrders } from './OpenOrders';
import { ExpiringBatches } from './ExpiringBatches';
import { Spend } from './Spend';

interface Props {
  part: Part;
  period: Period;
}

/** What a module shows. */
export function ModuleContent({ part, period }: Props) {
  switch (part.id) {
    case 'openOrders':
      return <OpenOrders of={part.of} />;
    case 'spend':
      return <Spend of={part.of} period={period} />;
    case 'topVendors':
      return part.of.vendors.length > 0 ? (
        <VendorList vendors={part.of.vendors} currency={part.of.currency} />
      ) : (
        <p className="ww-muted">
          {t('You ordered nothing in the last %(days)s days.', { days: period })}
        </p>
      );
    case 'expiringBatches':
      return <ExpiringBatches of={part.of} />;
    case 'favorites':
      return <Favorites of={part.of} />;
    case 'notices':
      return <Notices of={part.of} />;
  }
}
