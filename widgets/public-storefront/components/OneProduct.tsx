import type { ListedProduct } from '@shared/contract/listedProducts';
import { t, tn } from '@shared/page/i18n';
import { pageUrl } from '@shared/urls/pageUrl';
import { isForSale } from '@shared/storefront/choices';
import { potencyOf } from '@shared/storefront/productTexts';
import { Badge } from '@shared/ui/Badge';
import { ProductCard } from '@shared/ui/ProductCard';
import { useMoney } from '@shared/ui/useMoney';
import type { PublicStorefrontConfig } from '../config';

interface Props {
  product: ListedProduct;
  config: PublicStorefrontConfig;
  onLeave: () => void;
}

/** One product of the menu, with what everyone is told of it. */
export function OneProduct({ product, config, onLeave }: Props) {
  const money = useMoney();
  const { name, category, image, variants, productId } = product;
  const priced = variants.find(({ price }) => price !== null);
  const sizes = [...new Set(variants.map(({ packageSize }) => packageSize).filter(Boolean))];
  // Of a product without variants the server does not say it.
  const isSoldOut = variants.length > 0 && !variants.some(isForSale);
  return (
    <ProductCard
      name={name}
      href={pageUrl(config.urls.product, { slug: config.slug, productId })}
      picture={{ url: image, category }}
      captions={[
        [product.brand, product.strain],
        [potencyOf(product), sizesOf(sizes)],
      ]}
      price={priced?.price ? money(priced.price) : null}
      priceFacts={[t('/ case'), priced?.packageSize]}
      availability={isSoldOut && <Badge tone="neutral">{t('Sold out')}</Badge>}
      focusKey={String(productId)}
      onLeave={onLeave}
    />
  );
}

/** Two by their names, more by their number. */
const sizesOf = (sizes: readonly string[]): string =>
  sizes.length > 2
    ? tn('%(count)s package size', '%(count)s package sizes', sizes.length)
    : sizes.join(', ');
