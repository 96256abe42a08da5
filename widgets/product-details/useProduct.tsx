import { t } from '@shared/i18n';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { useResource } from '@shared/store/useResource';
import { Banner } from '@shared/ui/Banner';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { useStable } from '@shared/useStable';
import type { Asked } from './api';
import type { ProductDetailsConfig } from './config';
import { captionOf } from './model/product';
import { productKey, products, terpeneTypes, useAppSelector } from './state';

const loadBody = async () => (await import('./components/ProductBody')).ProductBody;

/**
 * Reads the product that is wanted, nothing while that is null, and again when a cart or the location changed, for what
 * can be had of it is another then. What it returns stands in a page or in a drawer. `chosen` names what is chosen of
 * its offers; in batch-queues mode that, a package size, says whose batches come with it.
 */
export function useProduct(
  config: ProductDetailsConfig,
  wanted: Asked | null,
  [chosen, onChoose]: readonly [string, (chosen: string) => void],
) {
  const isQueued = config.mode === 'batch-queues';
  const preview = config.preview || wanted?.preview === true;
  const asked = useStable(
    wanted && { ...wanted, preview, ...(isQueued && chosen && { packageSizeId: chosen }) },
  );
  const known = useAppSelector((state) => (asked ? state.products[productKey(asked)] : undefined));
  const shown = useResource(products, asked, known);
  const types = useAppSelector((state) => state.terpeneTypes);
  useResource(terpeneTypes, asked?.slug ?? null, types);
  usePageEvent('ww:cart-changed', shown.read);
  usePageEvent('ww:location-changed', shown.read);

  const { answer, load } = shown;
  return {
    title: answer?.name ?? t('Product'),
    facts: answer ? captionOf(answer) : '\u00a0',
    isReadOnly: answer && !answer.canAdd && !preview,
    children: (
      <div className="ww-stack">
        {preview && (
          <Banner level="info" title={t('Preview')}>
            {t('This is what buyers see. Nothing can be added to a cart here.')}
          </Banner>
        )}
        <LoadedPart
          of={shown}
          code={loadBody}
          props={(product) => ({
            config: { ...config, preview },
            ...{ product, chosen, onChoose, isReading: load.status === 'pending' },
          })}
          skeleton={<CardSkeleton label={t('Loading the product…')} cards={3} className="ww-pd" />}
          failed={t('The product could not be loaded.')}
          outdated={t('The product may be out of date.')}
        />
      </div>
    ),
  };
}
