import { t } from '@shared/page/i18n';
import { keyOf } from '@shared/answers/id';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { textColumn } from '@shared/lists/textColumn';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { casesInCart, whyNotSold } from '@shared/storefront/readOffer';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { useMoney } from '@shared/ui/useMoney';
import { offerText, type ProductOffer } from '../model/product';
import type { Ordering } from '../useOrdering';

/** The columns that are there only where some offer says more by them than what is usual. */
const isTold: Partial<Record<string, (offer: ProductOffer) => boolean>> = {
  batch: ({ batch }) => batch !== '',
  each: ({ pricePerEach }) => pricePerEach !== null,
  available: ({ available }) => available !== null,
  minimum: ({ minimum }) => minimum > 1,
  step: ({ increment }) => increment > 1,
  cart: (offer) => casesInCart(offer) > 0,
};

/** Everything that can be ordered of the product; the one that is chosen is what the card adds. */
export function OfferTable({ config, product, offer: chosen, onChoose }: Ordering) {
  const group = useDomId();
  const { amount, count } = figureColumns<ProductOffer>(useLocale(), useMoney());
  const { offers, allowsOverOrdering } = product;
  const left = count('available', t('Available'), ({ available }) => available);
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
    textColumn('batch', t('Batch'), ({ batch }) => batch),
    count('case', t('Per case'), ({ caseSize }) => caseSize),
    amount('price', t('Case'), ({ price }) => price),
    amount('each', t('Each'), ({ pricePerEach }) => pricePerEach),
    {
      ...left,
      width: '128px',
      render: (offer) => {
        const why = whyNotSold(offer, allowsOverOrdering);
        return why ? <Badge tone="neutral">{why}</Badge> : left.render(offer);
      },
    },
    count('minimum', t('Minimum'), ({ minimum }) => minimum),
    count('step', t('Step'), ({ increment }) => increment),
    count('cart', t('In cart'), casesInCart),
  ];
  return (
    <Card title={config.mode === 'batch-queues' ? t('Package sizes') : t('Variants')}>
      <DataTable
        label={t('What can be ordered')}
        columns={columns.filter(({ key }) => !isTold[key] || offers.some(isTold[key]))}
        rows={offers}
        rowKey={keyOf}
      />
    </Card>
  );
}
