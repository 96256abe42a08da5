import { daysBetween, formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import type { Batches } from '../model/parts';
import { All, Row, Rows } from './Rows';

/** What in stock has to be sold soon, and what must not be sold any more. */
export function ExpiringBatches({ of: { rows, count, url } }: { of: Batches }) {
  const locale = useLocale();
  return (
    <>
      <Rows label={t('Expiring batches')} none={t('No batch expires soon.')}>
        {rows.map(({ id, product, batch, seller, expires, cases, url: own }) => (
          <Row
            key={String(id)}
            name={product}
            href={own}
            badge={expires && <Left expires={expires} />}
            facts={[
              batch,
              seller,
              expires && t('Expires %(day)s', { day: formatDay(expires, locale) }),
            ]}
            end={
              cases !== null &&
              tn('%(count)s case', '%(count)s cases', cases, { count: formatCount(cases, locale) })
            }
          />
        ))}
      </Rows>
      {count > 0 && (
        <All href={url}>
          {tn('Show %(count)s batch', 'Show all %(count)s batches', count, {
            count: formatCount(count, locale),
          })}
        </All>
      )}
    </>
  );
}

function Left({ expires }: { expires: string }) {
  const left = daysBetween(useToday(), expires);
  if (left < 0) return <Badge tone="danger">{t('Expired')}</Badge>;
  return (
    <Badge tone="warning">
      {left === 0 ? t('Expires today') : tn('%(count)s day left', '%(count)s days left', left)}
    </Badge>
  );
}
