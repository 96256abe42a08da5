import { factsOf } from '@shared/facts';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Screen } from '@shared/ui/Screen';
import { useViewInUrl } from '@shared/ui/useViewInUrl';
import { ProductContent } from './components/ProductContent';
import { ProductDrawer } from './components/ProductDrawer';
import type { ProductDetailsConfig } from './config';
import { captionOf } from './model/captions';
import { useProduct } from './useProduct';

interface Props {
  config: ProductDetailsConfig;
}

/** One product, as a page of its own or in a drawer beside a list of products. */
export function ProductDetails({ config }: Props) {
  if (config.placement === 'drawer') return <ProductDrawer config={config} />;
  if (config.productId === undefined) return <NoProduct />;
  return <ProductPage config={config} productId={config.productId} />;
}

const NoProduct = () => (
  <Screen title={t('Product')}>
    <EmptyState icon={boxIcon} title={t('No product is chosen.')}>
      {t('Choose one in the list of products.')}
    </EmptyState>
  </Screen>
);

const asItIs = (chosen: string) => chosen;

/** The variant or package size that is looked at, by its id; '' for the usual one. */
const chosenInUrl = { write: asItIs, read: asItIs };

function ProductPage({ config, productId }: Props & { productId: Id }) {
  const [chosen, setChosen] = useViewInUrl(chosenInUrl);
  const shown = useProduct(config, { slug: config.slug, productId }, chosen);
  const { product } = shown;
  return (
    <Screen
      title={product?.name ?? t('Product')}
      isReadOnly={product && !product.canAdd && !config.preview}
      facts={product ? factsOf(captionOf(product)) : '\u00a0'}
    >
      <ProductContent config={config} shown={shown} chosen={chosen} onChoose={setChosen} />
    </Screen>
  );
}
