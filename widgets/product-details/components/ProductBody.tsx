import { t } from '@shared/page/i18n';
import { addingKey } from '@shared/storefront/adding';
import { useAddedNews } from '@shared/storefront/useAddedNews';
import { Banner } from '@shared/ui/Banner';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Toast } from '@shared/ui/Toast';
import { chosenOffer, type ProductOffer } from '../model/product';
import { useAppSelector } from '../state';
import { useOrdering, type Chosen } from '../useOrdering';
import { BatchTable } from './BatchTable';
import { BuyCard } from './BuyCard';
import { Facts } from './Facts';
import { FileCard, LabResults } from './Files';
import { Gallery } from './Gallery';
import { OfferTable } from './OfferTable';

interface Props extends Omit<Chosen, 'offer'> {
  /** The id that the address names. */
  chosen: string;
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
    <div className="ww-pd" key={String(product.id)}>
      <div className="ww-pd-gallery">
        <Gallery product={product} />
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
      {added && <Toast key={added.key} says={added.says} onDismiss={added.dismiss} />}
    </div>
  );
}

/**
 * The card that the chosen offer is ordered by; what else there is of the product, its batches beside each other, what
 * laboratories say of the chosen one, and the product's files.
 */
function Offers({ isReading, ...shown }: Chosen & Pick<Props, 'isReading'>) {
  const ordering = useOrdering(shown);
  const { product, offer } = shown;
  return (
    <>
      <div className="ww-pd-buy">
        <BuyCard {...ordering} />
      </div>
      <div className={`ww-pd-more ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
        <OfferTable {...ordering} />
        <BatchTable {...ordering} />
        <LabResults batch={offer.batches[0]} />
        <FileCard title={t('Marketing materials')} files={product.materials} />
        <FileCard title={t('Instructions')} files={product.instructions} />
      </div>
    </>
  );
}
