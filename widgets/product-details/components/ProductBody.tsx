import { t } from '@shared/i18n';
import { addingKey } from '@shared/storefront/adding';
import { useAddedNews } from '@shared/storefront/useAddedNews';
import { Banner } from '@shared/ui/Banner';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Toast } from '@shared/ui/Toast';
import type { ProductDetailsConfig } from '../config';
import { chosenOffer, type Product, type ProductOffer } from '../model/product';
import { useAppSelector } from '../state';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { Offers } from './Offers';

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
  const added = useAddedNews();
  const { mode } = props.config;
  const offers = read.offers.map((each): ProductOffer => {
    const now = { ...each, ...newer[addingKey({ mode, id: each.id })]?.offer };
    return { ...now, isSaleable: read.isSaleable && now.isSaleable };
  });
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
        <Offers key={String(product.id)} {...props} product={product} offer={offer} />
      ) : (
        <div className="ww-pd-buy">
          <EmptyState icon={boxIcon} title={t('There is nothing to order of this product.')} />
        </div>
      )}
      {added && <Toast key={added.key} says={added.says} onDismiss={added.dismiss} />}
    </div>
  );
}
