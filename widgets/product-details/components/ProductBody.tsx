import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import type { ProductDetailsConfig } from '../config';
import { chosenOffer, type Product } from '../model/product';
import { useBuying } from '../useBuying';
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
export function ProductBody({ config, product: read, chosen, onChoose, isReading }: Props) {
  const { product, ...buying } = useBuying(config, read);
  const offer = chosenOffer(product, chosen);
  return (
    <div className="ww-pd">
      <div className="ww-pd-gallery">
        <Gallery key={product.key} product={product} />
      </div>
      <div className="ww-pd-facts">
        {!product.isSaleable && (
          <Banner level="warning">{t('This product is shown and not sold at the moment.')}</Banner>
        )}
        <Facts product={product} batch={offer?.batches[0]} />
      </div>
      <div className="ww-pd-buy">
        {offer ? (
          <BuyCard config={config} product={product} offer={offer} buying={buying} />
        ) : (
          <EmptyState icon={boxIcon} title={t('There is nothing to order of this product.')} />
        )}
      </div>
      {offer && (
        <div className={`ww-pd-more ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
          <ProductTables
            config={config}
            product={product}
            offer={offer}
            onChoose={onChoose}
            buying={buying}
          />
        </div>
      )}
    </div>
  );
}
