import { t } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { SummaryList } from '@shared/ui/SummaryList';
import type { ProductDetailsConfig } from '../config';
import { comparedBatches } from '../model/batches';
import type { Batch, Product, ProductOffer } from '../model/product';
import { useOrdering } from '../useOrdering';
import { BatchTable } from './BatchTable';
import { BuyCard } from './BuyCard';
import { FileList } from './FileList';
import { OfferTable } from './OfferTable';

interface Props {
  config: ProductDetailsConfig;
  product: Product;
  /** The chosen one. */
  offer: ProductOffer;
  onChoose: (chosen: string) => void;
  isReading: boolean;
}

export type TableProps = Omit<Props, 'config' | 'isReading'>;

/**
 * The card that the chosen offer is ordered by; what else there is of the product, its batches beside each other, what
 * laboratories say of the chosen one, and the product's files.
 */
export function Offers({ config, isReading, ...props }: Props) {
  const { product, offer } = props;
  const ordering = useOrdering(config, product, offer);
  const isQueued = config.mode === 'batch-queues';
  const batches = comparedBatches(isQueued ? [offer] : product.offers);
  const { labResults = [], certificates = [], reference } = offer.batches[0] ?? {};
  const files = [
    [t('Marketing materials'), product.materials],
    [t('Instructions'), product.instructions],
  ] as const;
  return (
    <>
      <div className="ww-pd-buy">
        <BuyCard {...{ product, offer, ordering }} cart={config.urls?.cart} />
      </div>
      <div className={`ww-pd-more ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
        <Card title={isQueued ? t('Package sizes') : t('Variants')}>
          <OfferTable {...props} />
        </Card>
        {batches.length > 0 && (
          <Card
            title={t('Batches')}
            caption={
              isQueued && t('Sold in this order. The seller chooses the batch of your order.')
            }
          >
            <BatchTable {...props} ordering={ordering} rows={batches} isQueued={isQueued} />
          </Card>
        )}
        {labResults.length + certificates.length > 0 && (
          <Card title={t('Lab results')} caption={<bdi>{reference}</bdi>}>
            <SummaryList rows={labResults.map(findingOf)} />
            <FileList label={t('Certificates of analysis')} files={certificates} />
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
      </div>
    </>
  );
}

const findingOf = ({ name, result, passed }: Batch['labResults'][number]) => ({
  label: <bdi>{name}</bdi>,
  amount: (
    <>
      <bdi>{result}</bdi> {passed === true && <Badge tone="success">{t('Passed')}</Badge>}
      {passed === false && <Badge tone="danger">{t('Not passed')}</Badge>}
    </>
  ),
});
