import { factsOf } from '@shared/facts';
import { fillUrl } from '@shared/fillUrl';
import { t, tn } from '@shared/i18n';
import { Badge } from '@shared/ui/Badge';
import { ProductCard } from '@shared/ui/ProductCard';
import { useMoney } from '@shared/ui/useMoney';
import type { PublicStorefrontConfig } from '../config';
import type { Menu } from '../model/menu';

interface Props {
  product: Menu['products'][number];
  config: PublicStorefrontConfig;
  onLeave: () => void;
}

/** One product of the menu, with what everyone is told of it. */
export function OneProduct({ product, config, onLeave }: Props) {
  const money = useMoney();
  const { name, brand, category, strain, thc, image, variants } = product;
  const [first] = variants;
  const priced = variants.find(({ price }) => price !== null);
  const sizes = [...new Set(variants.map(({ packageSize }) => packageSize).filter(Boolean))];
  const isSoldOut =
    first !== undefined && variants.every(({ available, minimum }) => isLess(available, minimum));
  return (
    <ProductCard
      name={name}
      href={pageOf(config, String(product.productId))}
      picture={{ url: image, category }}
      badges={isSoldOut && <Badge tone="neutral">{t('Sold out')}</Badge>}
      captions={[
        factsOf([brand, strain], name),
        factsOf([thc !== null && t('THC %(percent)s%%', { percent: thc }), sizesOf(sizes)]),
      ].filter(Boolean)}
      price={priced?.price ? money(priced.price) : null}
      priceFacts={priced && factsOf([t('/ case'), priced.packageSize])}
      focusKey={String(product.productId)}
      onLeave={onLeave}
    />
  );
}

const isLess = (available: number | null, minimum: number) =>
  available !== null && available < minimum;

/** Two by their names, more by their number. */
const sizesOf = (sizes: readonly string[]): string =>
  sizes.length > 2
    ? tn('%(count)s package size', '%(count)s package sizes', sizes.length)
    : sizes.join(', ');

/** Null where there is no page, or where the id cannot stand in its address. */
function pageOf({ urls, slug }: PublicStorefrontConfig, productId: string): string | null {
  const isUsable = !/^\.{0,2}$|\p{Surrogate}/u.test(productId);
  return urls.product !== undefined && isUsable ? fillUrl(urls.product, { productId, slug }) : null;
}
