import { formatDay } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { useMoney } from '@shared/ui/useMoney';
import type { OpenOrders as Orders } from '../model/parts';
import { All, Row, Rows } from './Rows';

/** What was ordered and has not come yet. */
export function OpenOrders({ of: { rows, count, amount, currency, url } }: { of: Orders }) {
  const locale = useLocale();
  const money = useMoney(currency);
  const written = formatCount(count, locale);
  return (
    <>
      {count > 0 && (
        <p className="ww-module-figure">
          {amount === null
            ? tn('%(count)s order', '%(count)s orders', count, { count: written })
            : tn('%(amount)s in %(count)s order', '%(amount)s in %(count)s orders', count, {
                amount: money(amount),
                count: written,
              })}
        </p>
      )}
      <Rows label={t('Open orders')} none={t('You have no open orders.')}>
        {rows.map(({ id, number, seller, placed, expected, state, total, url: own }) => (
          <Row
            key={String(id)}
            name={number}
            href={own}
            badge={state && <Badge tone="neutral">{state}</Badge>}
            facts={[
              seller,
              expected
                ? t('Expected %(day)s', { day: formatDay(expected, locale) })
                : placed && t('Placed %(day)s', { day: formatDay(placed, locale) }),
            ]}
            end={money(total)}
          />
        ))}
      </Rows>
      {count > 0 && (
        <All href={url}>
          {tn('Show %(count)s open order', 'Show all %(count)s open orders', count, {
            count: written,
          })}
        </All>
      )}
    </>
  );
}
