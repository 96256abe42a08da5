import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Later, PartFailed } from '@shared/ui/Later';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { ProductDetailsConfig } from '../config';
import { useAppSelector } from '../state/slice';
import type { useProduct } from '../useProduct';
import { PreviewBanner } from './PreviewBanner';
import { ProductSkeleton } from './ProductSkeleton';

const loadBody = async () => (await import('./ProductBody')).ProductBody;
const loadToast = async () => (await import('./AddedToast')).AddedToast;

interface Props {
  config: ProductDetailsConfig;
  shown: ReturnType<typeof useProduct>;
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** What stands under the name of a product, in a page and in a drawer. */
export function ProductContent({ config, shown, ...choice }: Props) {
  const { product, failure, isReading } = shown;
  const hasNews = useAppSelector(({ adding }) => adding.news !== null);
  // Beside the product, not after it.
  const [body, fetchBody] = useLazyAtOnce(loadBody);
  const isComing = body.status === 'idle' || body.status === 'pending';
  return (
    <div className="ww-stack">
      {config.preview && <PreviewBanner />}
      {failure && (
        <FailureAlert failure={failure} onRetry={shown.readAnew}>
          {product ? t('The product may be out of date.') : t('The product could not be loaded.')}
        </FailureAlert>
      )}
      {product && body.status === 'ready' && (
        <body.value config={config} product={product} isReading={isReading} {...choice} />
      )}
      {body.status === 'failed' && <PartFailed onRetry={fetchBody} />}
      {(product ? isComing : !failure) && <ProductSkeleton />}
      {hasNews && <Later load={loadToast} props={{}} />}
    </div>
  );
}
