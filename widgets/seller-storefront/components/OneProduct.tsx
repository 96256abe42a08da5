import { useMemo } from 'react';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { t } from '@shared/page/i18n';
import { choicesOf } from '@shared/storefront/choices';
import { chosenOf, PackageSelect } from '@shared/storefront/PackageSelect';
import { caseFact, eachFact, potencyOf } from '@shared/storefront/productTexts';
import { ProductCard } from '@shared/ui/ProductCard';
import { useKeptState, type KeptStates } from '@shared/ui/useKeptState';
import { useMoney } from '@shared/ui/useMoney';
import type { Products } from '../model/answers';
import { CompareToggle } from './CompareToggle';
import { Availability, ToCart } from './ToCart';
import { useLink } from './useLink';
import { useOffer } from './useOffer';

interface Props {
  product: ListedProduct;
  list: Products;
  onLeave: () => void;
  kept: KeptStates;
}

/** One product, with what a buyer decides by. */
export function OneProduct({ product, list, onLeave, kept }: Props) {
  const money = useMoney();
  const { productId, name, image, category, variants } = product;
  const { href, want } = useLink(productId);
  const { settings } = list;
  const [chosen, choose] = useKeptState<string | undefined>(kept, 'package', undefined);
  const choices = useMemo(() => choicesOf(variants, settings), [settings, variants]);
  const choice = chosenOf(choices, chosen);
  const offered = useOffer(choice, list);
  const hasSeveral = choices.length > 1;
  const { price = null, packageSize = '', caseSize = null, pricePerEach } = choice ?? {};
  return (
    <ProductCard
      name={name}
      href={href}
      picture={{ url: image, category }}
      captions={[
        [product.brand, product.strain],
        [potencyOf(product), packageSize, caseFact(caseSize)],
      ]}
      price={price === null ? null : money(price)}
      priceFacts={[t('/ case'), settings.displayPricePerEach && eachFact(pricePerEach, money)]}
      availability={<Availability offered={offered} />}
      focusKey={String(productId)}
      onLeave={(event) => want(event, onLeave)}
    >
      {hasSeveral && <PackageSelect {...{ name, choices, chosen }} onChoose={choose} />}
      <ToCart name={hasSeveral ? `${name}, ${packageSize}` : name} {...{ offered, list, kept }} />
      <CompareToggle product={product} />
    </ProductCard>
  );
}
