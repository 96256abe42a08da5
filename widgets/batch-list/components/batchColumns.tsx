import type { ListedBatch } from '@shared/contract/batchList';
import { daysBetween, formatDay } from '@shared/format/dates';
import { fewNames } from '@shared/format/fewNames';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import type { Column } from '@shared/lists/column';
import { oncePerText } from '@shared/store/oncePer';
import { ExpiryBadge } from '@shared/ui/ExpiryBadge';
import { Icon } from '@shared/ui/Icon';
import { copyIcon } from '@shared/ui/icons/copy';
import { pageUrl } from '@shared/urls/pageUrl';
import type { BatchListConfig } from '../config';
import { soonDays } from '../model/filters';
import type { Row } from '../model/rows';

/** Shown while a name is still on its way. */
const coming = '…';

export function batchColumns(
  { urls }: BatchListConfig,
  locale: string,
  today: string,
  canCopy: boolean,
): readonly Column<Row>[] {
  const columns: Column<Row>[] = [
    {
      key: 'reference',
      header: t('Reference'),
      type: 'link',
      isSortable: true,
      render: ({ batch }) => <Reference batch={batch} formUrl={urls.form} />,
      title: ({ batch }) => batch.batchRef,
    },
    {
      key: 'products',
      header: t('Products'),
      type: 'text',
      width: 'minmax(0, 4fr)',
      isSortable: true,
      render: ({ products }) => <bdi>{products ? fewNames(products, namesShown) : coming}</bdi>,
      title: ({ products }) => products?.join(', '),
    },
    {
      key: 'stock-location',
      header: t('Stock location'),
      type: 'text',
      isSortable: true,
      render: ({ location }) => <bdi>{location === '' ? '–' : (location ?? coming)}</bdi>,
      title: ({ location }) => location ?? undefined,
    },
    {
      key: 'expires',
      header: t('Expires'),
      type: 'date',
      width: '224px',
      isSortable: true,
      render: ({ batch }) => <Expires day={batch.expirationDate} today={today} locale={locale} />,
    },
    {
      key: 'thc',
      header: t('THC %%'),
      type: 'number',
      isSortable: true,
      render: ({ batch }) => percentOf(batch, locale),
    },
    {
      key: 'certificates',
      header: t('Certificates'),
      type: 'number',
      width: '112px',
      isSortable: true,
      render: ({ batch }) => (batch.coas === 0 ? '–' : formatCount(batch.coas, locale)),
    },
  ];
  if (!canCopy || urls.copy === undefined) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: t('Actions'),
      type: 'actions',
      width: '56px',
      render: ({ batch }) => <Copy batch={batch} copyUrl={urls.copy} />,
    },
  ];
}

/** As long as the names of a usual batch; the rest is counted, and named in the title. */
const namesShown = 2;

/** One number of decimals in the whole column. */
const percentFormat = oncePerText(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const percentOf = ({ thc_delta9 }: ListedBatch, locale: string): string =>
  thc_delta9 === null ? '–' : percentFormat(locale).format(Number(thc_delta9));

export const nameOf = ({ batchRef }: ListedBatch) => batchRef || t('No reference');

interface LinkProps {
  batch: ListedBatch;
}

function Reference({ batch, formUrl }: LinkProps & { formUrl: string | undefined }) {
  const name = <bdi>{nameOf(batch)}</bdi>;
  const url = pageUrl(formUrl, { id: batch.id });
  return url ? <a href={url}>{name}</a> : name;
}

function Copy({ batch, copyUrl }: LinkProps & { copyUrl: string | undefined }) {
  const url = pageUrl(copyUrl, { id: batch.id });
  const name = t('Copy %(name)s', { name: nameOf(batch) });
  if (!url) return null;
  return (
    <a className="btn btn-plain ww-icon-btn" href={url} aria-label={name} title={name}>
      <Icon of={copyIcon} />
    </a>
  );
}

function Expires({ day, today, locale }: { day: string | null; today: string; locale: string }) {
  if (day === null) return <>–</>;
  const days = daysBetween(today, day);
  return (
    <span title={expiryWords(days)}>
      {formatDay(day, locale)} {days <= soonDays && <ExpiryBadge days={days} />}
    </span>
  );
}

/** `days` from today, negative when it is past. */
function expiryWords(days: number): string {
  if (days === 0) return t('expires today');
  return days < 0
    ? tn('expired %(count)s day ago', 'expired %(count)s days ago', -days)
    : tn('expires in %(count)s day', 'expires in %(count)s days', days);
}
