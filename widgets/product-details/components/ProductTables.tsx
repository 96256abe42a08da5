import { t } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { SummaryList } from '@shared/ui/SummaryList';
import type { ProductDetailsConfig } from '../config';
import { comparedBatches } from '../model/batches';
import type { Batch, Product, ProductOffer } from '../model/product';
import type { Ordering } from '../useOrdering';
import { BatchTable } from './BatchTable';
import { FileList } from './FileList';
import { OfferTable } from './OfferTable';

export interface TablesProps {
  config: ProductDetailsConfig;
  product: Product;
  offer: ProductOffer;
  onChoose: (chosen: string) => void;
  ordering: Ordering;
}

/** What there is of a product, its batches beside each other, what laboratories say of it, and its files. */
export function ProductTables(props: TablesProps) {
  const { config, product, offer } = props;
  const isQueued = config.mode === 'batch-queues';
  const batches = comparedBatches(isQueued ? [offer] : product.offers);
  const [batch] = offer.batches;
  const files = [
    [t('Marketing materials'), product.materials],
    [t('Instructions'), product.instructions],
  ] as const;
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
        <Card title={t('Lab results')} caption={<bdi>{batch.reference}</bdi>}>
          <SummaryList rows={batch.labResults.map(findingOf)} />
          <FileList label={t('Certificates of analysis')} files={batch.certificates} />
        </Card>
      )}
      {files.map(
        ([title, of]) =>
          of.length > 0 && (
            <Card key={title} title={title}>
              <FileList label={title} files={of} />
            </Card>
          ),
      )}
    </>
  );
}

const findingOf = ({ name, result, passed }: Batch['labResults'][number]) => ({
  label: <bdi>{name}</bdi>,
  amount: (
    <>
      <bdi>{result}</bdi> {passed === true && <Badge tone="success">{t('Passed')}</Badge>}
      {passed === false && <Badge tone="danger">{t('Failed')}</Badge>}
    </>
  ),
});
