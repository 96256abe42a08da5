import { ChartByDay } from '@shared/dashboards/ChartByDay';
import type { Period } from '@shared/dashboards/periods';
import { VendorList } from '@shared/dashboards/VendorList';
import { daysBetween, formatDay, formatMoment } from '@shared/format/dates';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale, useToday } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { ExpiryBadge } from '@shared/ui/ExpiryBadge';
import { useMoney } from '@shared/ui/useMoney';
import { moduleName } from '../model/modules';
import type { Part, Parts } from '../model/parts';
import { All, ModuleList, type ListWords } from './ModuleList';

type ListName = 'openOrders' | 'expiringBatches' | 'favorites' | 'notices';

/** How things are written here. */
function useWritten(currency: string | undefined) {
  const locale = useLocale();
  const today = useToday();
  return {
    count: (count: number) => ({ count: formatCount(count, locale) }),
    day: (day: string) => ({ day: formatDay(day, locale) }),
    daysUntil: (day: string) => daysBetween(today, day),
    moment: (moment: string) => formatMoment(new Date(moment), locale),
    money: useMoney(currency),
  };
}

type Written = ReturnType<typeof useWritten>;

const lists: {
  readonly [Name in ListName]: (
    of: Parts[Name],
    written: Written,
  ) => ListWords<Parts[Name]['rows'][number]>;
} = {
  openOrders: ({ count, amount }, written) => ({
    figure:
      count > 0 &&
      (amount === null
        ? tn('%(count)s order', '%(count)s orders', count, written.count(count))
        : tn('%(amount)s in %(count)s order', '%(amount)s in %(count)s orders', count, {
            ...written.count(count),
            amount: written.money(amount),
          })),
    none: t('You have no open orders.'),
    row: ({ number, seller, placed, expected, state, total }) => ({
      name: number,
      badge: state && <Badge tone="neutral">{state}</Badge>,
      facts: [
        seller,
        expected
          ? t('Expected %(day)s', written.day(expected))
          : placed && t('Placed %(day)s', written.day(placed)),
      ],
      end: written.money(total),
    }),
    all:
      count > 0 &&
      tn(
        'Show %(count)s open order',
        'Show all %(count)s open orders',
        count,
        written.count(count),
      ),
  }),
  expiringBatches: ({ count }, written) => ({
    none: t('No batch expires soon.'),
    row: ({ product, batch, seller, expires, cases }) => ({
      name: product,
      badge: expires && <ExpiryBadge days={written.daysUntil(expires)} />,
      facts: [batch, seller, expires && t('Expires %(day)s', written.day(expires))],
      end: cases !== null && tn('%(count)s case', '%(count)s cases', cases, written.count(cases)),
    }),
    all:
      count > 0 &&
      tn('Show %(count)s batch', 'Show all %(count)s batches', count, written.count(count)),
  }),
  favorites: ({ count, rows }, written) => ({
    none: t('You have no favorite sellers yet.'),
    row: ({ name, products }) => ({
      name,
      end:
        products !== null &&
        tn('%(count)s product', '%(count)s products', products, written.count(products)),
    }),
    all:
      count > rows.length
        ? t('Show all %(count)s favorites', written.count(count))
        : t('Find sellers'),
  }),
  notices: ({ count, rows }, written) => ({
    none: t('There are no notices.'),
    row: ({ level, title, text, at }) => ({
      name: title,
      badge: level !== 'info' && (
        <Badge tone={level}>{level === 'danger' ? t('Urgent') : t('Important')}</Badge>
      ),
      facts: [text, at && written.moment(at)],
    }),
    all: count > rows.length && t('Show all %(count)s notices', written.count(count)),
  }),
};

/** What a module shows. */
export function ModuleContent({ part, period }: { part: Part; period: Period }) {
  const written = useWritten('currency' in part.of ? part.of.currency : undefined);
  if (part.id === 'spend') {
    const { orders } = part.of.current;
    return (
      <>
        <ChartByDay
          label={t('Spend by day')}
          fileName="spend-by-day"
          of={part.of}
          period={period}
        />
        {!!orders && part.of.days.length > 0 && (
          <All href={part.of.url}>
            {tn('Show %(count)s order', 'Show all %(count)s orders', orders, written.count(orders))}
          </All>
        )}
      </>
    );
  }
  if (part.id === 'topVendors') {
    const { vendors, currency } = part.of;
    if (vendors.length > 0) return <VendorList vendors={vendors} currency={currency} />;
    const none = t('You ordered nothing in the last %(days)s days.', { days: period });
    return <p className="ww-muted">{none}</p>;
  }
  return <ListModule id={part.id} of={part.of} written={written} />;
}

function ListModule<Name extends ListName>(props: { id: Name; of: Parts[Name]; written: Written }) {
  const { id, of, written } = props;
  return <ModuleList label={moduleName(id)} of={of} words={lists[id](of, written)} />;
}
