import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { casesInCart, isSoldOut } from '@shared/storefront/readOffer';
import { Badge } from '@shared/ui/Badge';
import { useMoney } from '@shared/ui/useMoney';
import { offerText, type ProductOffer } from '../model/product';
import type { TablesProps } from './ProductTables';

/** Everything that can be ordered of the product; the one that is chosen is what the card adds. */
export function OfferTable({ product, offer: chosen, onChoose }: TablesProps) {
  const locale = useLocale();
  const money = useMoney();
  const group = useDomId();
  const { offers, allowsOverOrdering } = product;
  /** A column of which some offer says more than what is usual. */
  const told = (
    key: string,
    header: string,
    isTold: (offer: ProductOffer) => boolean,
    column: Pick<Column<ProductOffer>, 'type' | 'width' | 'render'>,
  ) => (offers.some(isTold) ? [{ key, header, ...column }] : []);
  const counted = (of: (offer: ProductOffer) => number | null) =>
    ({ type: 'number', render: (offer: ProductOffer) => formatCount(of(offer), locale) }) as const;

  const columns: Column<ProductOffer>[] = [
    {
      key: 'size',
      header: t('Package size'),
      type: 'link',
      width: 'minmax(0, 3fr)',
      title: (offer) => offerText(offer),
      render: (offer) => (
        <label className="ww-pd-choice">
          <input
            type="radio"
            className="form-check-input"
            name={group}
            aria-label={offerText(offer)}
            checked={offer.id === chosen.id}
            onChange={() => onChoose(String(offer.id))}
          />
          <bdi>{offer.packageSize || String(offer.id)}</bdi>
        </label>
      ),
    },
    ...told('batch', t('Batch'), ({ batch }) => batch !== '', {
      type: 'text',
      render: ({ batch }) => (batch ? <bdi>{batch}</bdi> : '–'),
    }),
    { key: 'case', header: t('Per case'), ...counted(({ caseSize }) => caseSize) },
    { key: 'price', header: t('Case'), type: 'money', render: ({ price }) => money(price) },
    ...told('each', t('Each'), ({ pricePerEach }) => pricePerEach !== null, {
      type: 'money',
      render: ({ pricePerEach }) => money(pricePerEach),
    }),
    ...told('available', t('Available'), ({ available }) => available !== null, {
      type: 'number',
      width: '128px',
      render: (offer) => {
        if (!offer.isSaleable) return <Badge tone="neutral">{t('Not for sale')}</Badge>;
        if (isSoldOut(offer, allowsOverOrdering))
          return <Badge tone="neutral">{t('Sold out')}</Badge>;
        return formatCount(offer.available, locale);
      },
    }),
    ...told(
      'minimum',
      t('Minimum'),
      ({ minimum }) => minimum > 1,
      counted((of) => of.minimum),
    ),
    ...told(
      'step',
      t('Step'),
      ({ increment }) => increment > 1,
      counted((of) => of.increment),
    ),
    ...told('cart', t('In cart'), (offer) => casesInCart(offer) > 0, counted(casesInCart)),
  ];
  return (
    <DataTable
      label={t('What can be ordered')}
      columns={columns}
      rows={offers}
      rowKey={({ id }) => String(id)}
      count={offers.length}
    />
  );
}
