import { t, tn } from '@shared/i18n';
import { formatCount } from '@shared/format/numbers';
import { useLocale } from '@shared/mount/WidgetContext';
import { addingKey, addingNewsDismissed } from '@shared/storefront/adding';
import { Banner } from '@shared/ui/Banner';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Toast } from '@shared/ui/Toast';
import type { ProductDetailsConfig } from '../config';
import { chosenOffer, type Product, type ProductOffer } from '../model/product';
import { useAppDispatch, useAppSelector } from '../state';
import { useOrdering } from '../useOrdering';
import { BuyCard } from './BuyCard';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { ProductTables } from './ProductTables';

interface Props {
  config: ProductDetailsConfig;
  product: Product;
  /** The id that the address names. */
  chosen: string;
  onChoose: (chosen: string) => void;
  isReading: boolean;
}

/** A product: pictures, what is in it, the card to buy from, then what there is of it. */
export function ProductBody({ product: read, chosen, ...props }: Props) {
  // What the server said of an offer when something was added is newer.
  const newer = useAppSelector(({ adding }) => adding.offers);
  const { mode } = props.config;
  const offers = read.offers.map((each): ProductOffer => ({
    ...each,
    ...newer[addingKey({ mode, id: each.id })]?.offer,
  }));
  const product = { ...read, offers };
  const offer = chosenOffer(product, chosen);
  return (
    <div className="ww-pd">
      <div className="ww-pd-gallery">
        <Gallery key={String(product.id)} product={product} />
      </div>
      <div className="ww-pd-facts">
        {!product.isSaleable && (
          <Banner level="warning">{t('This product is shown and not sold at the moment.')}</Banner>
        )}
        <Facts product={product} batch={offer?.batches[0]} />
      </div>
      {offer ? (
        <Offers {...props} product={product} offer={offer} />
      ) : (
        <div className="ww-pd-buy">
          <EmptyState icon={boxIcon} title={t('There is nothing to order of this product.')} />
        </div>
      )}
      <AddedToast />
    </div>
  );
}

/** What there is of the product, and ordering the chosen one of it. */
function Offers({ isReading, ...props }: Omit<Props, 'chosen'> & { offer: ProductOffer }) {
  const { config, product, offer } = props;
  const ordering = useOrdering(config, product, offer);
  return (
    <>
      <div className="ww-pd-buy">
        <BuyCard {...{ product, offer, ordering }} cart={config.urls?.cart} />
      </div>
      <div className={`ww-pd-more ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
        <ProductTables {...props} ordering={ordering} />
      </div>
    </>
  );
}

/** What was added last. */
function AddedToast() {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const news = useAppSelector((state) => state.adding.news);
  if (!news) return null;
  const { name, quantity, dispensaryLocationIds } = news.adding;
  const added = tn(
    'Added %(count)s case of %(name)s to your cart.',
    'Added %(count)s cases of %(name)s to your cart.',
    quantity,
    { name, count: formatCount(quantity, locale) },
  );
  const count = formatCount(dispensaryLocationIds.length, locale);
  const each = t('For each of %(count)s locations.', { count });
  return (
    <Toast
      key={news.asOf}
      says={dispensaryLocationIds.length > 1 ? `${added} ${each}` : added}
      onDismiss={() => dispatch(addingNewsDismissed(undefined))}
    />
  );
}
