import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import type { ProductDetailsConfig } from '../config';
import { comparedBatches } from '../model/batches';
import type { Product, ProductOffer } from '../model/product';
import type { Buying } from '../useBuying';
import { BatchTable } from './BatchTable';
import { LabResults } from './LabResults';
import { OfferTable } from './OfferTable';
import { ProductFiles } from './ProductFiles';

export interface TablesProps {
  config: ProductDetailsConfig;
  product: Product;
  offer: ProductOffer;
  onChoose: (chosen: string) => void;
  buying: Buying;
}

/** What there is of a product, its batches beside each other, what laboratories say of it, and its files. */
export function ProductTables(props: TablesProps) {
  const { config, product, offer } = props;
  const isQueued = config.mode === 'batch-queues';
  const batches = comparedBatches(isQueued ? [offer] : product.offers);
  const [batch] = offer.batches;
  return (
    <>
      <Card title={isQueued ? t('Package sizes') : t('Variants')}>
        <OfferTable {...props} />
      </Card>
      {batches.length > 0 && (
        <Card
          title={t('Batches')}
          caption={isQueued && t('Sold in this order. The seller chooses the batch of your order.')}
        >
          <BatchTable {...props} rows={batches} isQueued={isQueued} />
        </Card>
      )}
      {batch && batch.labResults.length + batch.certificates.length > 0 && (
        <LabResults batch={batch} />
      )}
      <ProductFiles product={product} />
    </>
  );
}
