import { useMemo } from 'react';
import { keyOf } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { bellIcon } from '@shared/ui/icons/bell';
import { endpointColumns } from './endpointColumns';
import type { CardProps } from './parts';

/** Where events are sent. */
export function EndpointsCard({ answer: { endpoints }, onTask, onShowDeliveries }: CardProps) {
  const locale = useLocale();
  const columns = useMemo(
    () => endpointColumns({ locale, onTask, onShowDeliveries }),
    [locale, onTask, onShowDeliveries],
  );
  return (
    <Card title={t('Endpoints')}>
      {endpoints.length === 0 ? (
        <EmptyState icon={bellIcon} title={t('There are no endpoints yet.')}>
          {t('An endpoint is an address of yours that hears of orders, batches and customers.')}
        </EmptyState>
      ) : (
        <DataTable label={t('Endpoints')} columns={columns} rows={endpoints} rowKey={keyOf} />
      )}
    </Card>
  );
}
