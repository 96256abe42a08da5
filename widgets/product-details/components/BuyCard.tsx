import { factsOf } from '@shared/facts';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { casesInCart, isSoldOut } from '@shared/storefront/readOffer';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { useMoney } from '@shared/ui/useMoney';
import { linkUrl } from '@shared/urls';
import type { ProductDetailsConfig } from '../config';
import { offerText } from '../model/captions';
import type { Product, ProductOffer } from '../model/product';
import type { Buying } from '../useBuying';
import { AddForm } from './AddForm';

interface Props {
  config: ProductDetailsConfig;
  product: Product;
  offer: ProductOffer;
  buying: Buying;
}

/** What the chosen offer costs, how much of it there is, and adding it to the cart. */
export function BuyCard({ config, product, offer, buying }: Props) {
  const money = useMoney();
  const locale = useLocale();
  const { caseSize, price, pricePerEach, available } = offer;
  const isForSale = product.isSaleable && offer.isSaleable;
  const soldOut = isSoldOut(offer, product.allowsOverOrdering);
  const isOpen = isForSale && !soldOut && product.canAdd && !config.preview;
  return (
    <Card>
      <p className="ww-pd-price" translate="no">
        <strong>{price === null ? '–' : money(price)}</strong>{' '}
        <span className="ww-muted">{t('/ case')}</span>
      </p>
      <p className="ww-muted">
        {factsOf([
          offerText(offer),
          caseSize !== null && t('case of %(count)s', { count: formatCount(caseSize, locale) }),
          pricePerEach !== null && t('%(price)s each', { price: money(pricePerEach) }),
        ])}
      </p>
      {!isForSale && <Badge tone="neutral">{t('Not for sale')}</Badge>}
      {isForSale && soldOut && <Badge tone="neutral">{t('Sold out')}</Badge>}
      {isForSale && !soldOut && !isOpen && available !== null && (
        <p className="ww-muted">
          {tn('%(count)s case available', '%(count)s cases available', available, {
            count: formatCount(available, locale),
          })}
        </p>
      )}
      {isOpen && (
        <div className="ww-pd-add">
          <AddForm product={product} offer={offer} buying={buying} />
        </div>
      )}
      {!config.preview && <InCart config={config} cases={casesInCart(offer)} />}
    </Card>
  );
}

/** What of it is in the cart, and the way there. */
function InCart({ config, cases }: { config: ProductDetailsConfig; cases: number }) {
  const locale = useLocale();
  const cart = linkUrl(config.urls?.cart);
  if (cases === 0) return null;
  return (
    <p className="ww-pd-in-cart">
      <Badge tone="success">
        {t('In cart · %(count)s', { count: formatCount(cases, locale) })}
      </Badge>
      {cart && <a href={cart}>{t('View cart')}</a>}
    </p>
  );
}
