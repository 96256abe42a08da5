import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { casesInCart, isSoldOut } from '@shared/storefront/readOffer';
import { Badge } from '@shared/ui/Badge';
import { useMoney } from '@shared/ui/useMoney';
import { offerText } from '../model/captions';
import type { ProductOffer } from '../model/product';
import type { TablesProps } from './ProductTables';

/** Everything that can be ordered of the product; the one that is chosen is what the card adds. */
export function OfferTable({ product, offer: chosen, onChoose }: TablesProps) {
  const locale = useLocale();
  const money = useMoney();
  const group = useDomId();
  const { offers, allowsOverOrdering } = product;
  const count = (value: number | null) => (value === null ? '–' : formatCount(value, locale));
  const has = (test: (offer: ProductOffer) => boolean) => offers.some(test);

  const columns: (Column<ProductOffer> | false)[] = [
    {
      key: 'size',
      header: t('Package size'),
      type: 'link',
      width: 'minmax(0, 3fr)',
      title: offerText,
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
    has(({ batch }) => batch !== '') && {
      key: 'batch',
      header: t('Batch'),
      type: 'text',
      render: ({ batch }) => (batch ? <bdi>{batch}</bdi> : '–'),
    },
    {
      key: 'case',
      header: t('Per case'),
      type: 'number',
      render: ({ caseSize }) => count(caseSize),
    },
    {
      key: 'price',
      header: t('Case'),
      type: 'money',
      render: ({ price }) => (price === null ? '–' : money(price)),
    },
    has(({ pricePerEach }) => pricePerEach !== null) && {
      key: 'each',
      header: t('Each'),
      type: 'money',
      render: ({ pricePerEach }) => (pricePerEach === null ? '–' : money(pricePerEach)),
    },
    has(({ available }) => available !== null) && {
      key: 'available',
      header: t('Available'),
      type: 'number',
      width: '128px',
      render: (offer) => {
        if (!offer.isSaleable) return <Badge tone="neutral">{t('Not for sale')}</Badge>;
        if (isSoldOut(offer, allowsOverOrdering))
          return <Badge tone="neutral">{t('Sold out')}</Badge>;
        return count(offer.available);
      },
    },
    has(({ minimum }) => minimum > 1) && {
      key: 'minimum',
      header: t('Minimum'),
      type: 'number',
      render: ({ minimum }) => count(minimum),
    },
    has(({ increment }) => increment > 1) && {
      key: 'step',
      header: t('Step'),
      type: 'number',
      render: ({ increment }) => count(increment),
    },
    has((offer) => casesInCart(offer) > 0) && {
      key: 'cart',
      header: t('In cart'),
      type: 'number',
      render: (offer) => count(casesInCart(offer)),
    },
  ];
  return (
    <DataTable
      label={t('What can be ordered')}
      columns={columns.filter((column) => column !== false)}
      rows={offers}
      rowKey={({ id }) => String(id)}
      count={offers.length}
    />
  );
}
