import { useState } from 'react';
import { useOpener } from '@shared/focus/useOpener';
import { t } from '@shared/page/i18n';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { useResource } from '@shared/store/useResource';
import { useFreshOffers } from '@shared/storefront/useFreshOffers';
import { Banner } from '@shared/ui/Banner';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { LazyPart } from '@shared/ui/LazyPart';
import { LoadedPart } from '@shared/ui/LoadedPart';
import { Screen } from '@shared/ui/Screen';
import { useViewInUrl } from '@shared/ui/useViewInUrl';
import { useStable } from '@shared/store/useStable';
import type { Asked } from './api';
import type { ProductDetailsConfig } from './config';
import { captionOf } from './model/product';
import { productKey, products, terpeneTypes, useAppSelector } from './state';

interface Props {
  config: ProductDetailsConfig;
}

/** One product, as a page of its own or in a drawer beside a list of products. */
export function ProductDetails({ config }: Props) {
  const Placed = config.placement === 'drawer' ? ProductDrawer : ProductPage;
  return <Placed config={config} />;
}

/** The variant or package size that is looked at, by its id; '' for the usual one. */
const chosenInUrl = { write: String, read: String };

function ProductPage({ config }: Props) {
  const { slug, productId } = config;
  const wanted = productId === undefined ? null : { slug, productId };
  const product = useProduct(config, wanted, useViewInUrl(chosenInUrl));
  if (wanted) return <Screen {...product} />;
  return (
    <Screen title={product.title}>
      <EmptyState icon={boxIcon} title={t('No product is chosen.')}>
        {t('Choose one in the list of products.')}
      </EmptyState>
    </Screen>
  );
}

const loadDrawer = async () => (await import('@shared/ui/Drawer')).Drawer;

/** Nothing, until the page wants a product; then that one. The address belongs to the list, and the focus goes back there. */
function ProductDrawer({ config }: Props) {
  const [wanted, setWanted] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState('');
  const noteOpener = useOpener(wanted !== null);
  usePageEvent('ww:product-wanted', (product, event) => {
    event.preventDefault();
    noteOpener();
    setWanted(product);
    setChosen('');
  });
  const { title, facts: count, children: shown } = useProduct(config, wanted, [chosen, setChosen]);
  if (!wanted) return null;
  const onClose = () => setWanted(null);
  const children = <div className="ww-pd-panel">{shown}</div>;
  // The frame of the drawer comes when it is first opened, beside the product.
  return <LazyPart load={loadDrawer} props={{ title, count, side: 'end', onClose, children }} />;
}

const loadBody = async () => (await import('./components/ProductBody')).ProductBody;

/**
 * Reads the product that is wanted, nothing while that is null, and again when a cart or the location changed, for what
 * can be had of it is another then. What it returns stands in a page or in a drawer. `chosen` names what is chosen of
 * its offers; in batch-queues mode that, a package size, says whose batches come with it.
 */
function useProduct(
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
  useFreshOffers(shown.read);

  const { answer, load } = shown;
  const isReading = load.status === 'pending';
  const shownAs = { ...config, preview };
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
          props={(product) => ({ config: shownAs, product, chosen, onChoose, isReading })}
          skeleton={<CardSkeleton label={t('Loading the product…')} cards={3} className="ww-pd" />}
          failed={t('The product could not be loaded.')}
          outdated={t('The product may be out of date.')}
        />
      </div>
    ),
  };
}
