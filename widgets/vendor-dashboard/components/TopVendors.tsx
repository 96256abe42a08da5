import type { TopVendors as Answer } from '@shared/dashboards/answers';
import { FigureCard } from '@shared/dashboards/FigureCard';
import { t } from '@shared/page/i18n';
import type { useResource } from '@shared/store/useResource';
import { LazyPart } from '@shared/ui/LazyPart';

const loadList = async () => (await import('@shared/dashboards/VendorList')).VendorList;

/** The vendors with the greatest sales of the period. */
export const TopVendors = ({ of }: { of: ReturnType<typeof useResource<never, Answer>> }) => (
  <FigureCard title={t('Top vendors')} of={of}>
    {({ vendors, currency }) =>
      vendors.length > 0 ? (
        <LazyPart load={loadList} props={{ vendors, currency }} />
      ) : (
        <p className="ww-muted">{t('No vendor sold anything.')}</p>
      )
    }
  </FigureCard>
);
