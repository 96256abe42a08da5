import { t } from '@shared/i18n';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { figureColumns } from '@shared/lists/figureColumns';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import { casesInCart, whyNotSold } from '@shared/storefront/readOffer';
import { Badge } from '@shared/ui/Badge';
import { useMoney } from '@shared/ui/useMoney';
import { offerText, type ProductOffer } from '../model/product';
import type { TableProps } from './Offers';

/** Everything that can be ordered of the product; the one that is chosen is what the card adds. */
export function OfferTable({ product, offer: chosen, onChoose }: TableProps) {
  const group = useDomId();
  const { amount, count } = figureColumns<ProductOffer>(useLocale(), useMoney());
  const { offers } = product;
  /** A column, where some offer says more by it than what is usual. */
  const where = (isTold: (offer: ProductOffer) => boolean, column: Column<ProductOffer>) =>
    offers.some(isTold) ? [column] : [];
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
    ...where(({ batch }) => batch !== '', {
      key: 'batch',
      header: t('Batch'),
      type: 'text',
      render: ({ batch }) => (batch ? <bdi>{batch}</bdi> : '–'),
    }),
    count('case', t('Per case'), ({ caseSize }) => caseSize),
    amount('price', t('Case'), ({ price }) => price),
    ...where(
      ({ pricePerEach }) => pricePerEach !== null,
      amount('each', t('Each'), ({ pricePerEach }) => pricePerEach),
    ),
    ...where(({ available }) => available !== null, {
      ...left,
      width: '128px',
      render: (offer) => {
        const why = whyNotSold(offer, product.allowsOverOrdering);
        return why ? <Badge tone="neutral">{why}</Badge> : left.render(offer);
      },
    }),
    ...where(
      ({ minimum }) => minimum > 1,
      count('minimum', t('Minimum'), (of) => of.minimum),
    ),
    ...where(
      ({ increment }) => increment > 1,
      count('step', t('Step'), (of) => of.increment),
    ),
    ...where((offer) => casesInCart(offer) > 0, count('cart', t('In cart'), casesInCart)),
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
