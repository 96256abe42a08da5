import { useMemo, useState, type ReactNode } from 'react';
import type { ListedProduct } from '@shared/contract/listedProducts';
import { factsOf } from '@shared/facts';
import { t } from '@shared/i18n';
import { choicesOf, firstChoice, type Choice } from '@shared/storefront/choices';
import { caseFact, factsOfProduct, potencyOf } from '@shared/storefront/productTexts';
import { ProductCard } from '@shared/ui/ProductCard';
import { useMoney } from '@shared/ui/useMoney';
import type { Products } from '../model/answers';
import { Availability, ToCart } from './OfferParts';
import { PackageSelect } from './PackageSelect';
import { useOffer } from './useOffer';
import { useUrls } from './useUrls';

interface Props {
  product: ListedProduct;
  list: Products;
  onLeave: () => void;
}

const keyOf = ({ variantId }: Choice) => String(variantId);

/** One product, with what a buyer decides by. */
export function OneProduct({ product, list, onLeave }: Props) {
  const { variants } = product;
  const { settings } = list;
  const [chosen, choose] = useState<string | null>(null);
  const choices = useMemo(() => choicesOf(variants, settings), [settings, variants]);
  const choice = choices.find((each) => keyOf(each) === chosen) ?? firstChoice(choices);
  const card = { product, onLeave };
  if (!choice)
    return (
      <Card
        {...card}
        captions={[potencyOf(product)]}
        availability={<Availability offered={null} />}
      />
    );
  return (
    <OneChoice
      {...card}
      list={list}
      choice={choice}
      select={
        choices.length > 1 && (
          <PackageSelect
            name={product.name}
            choices={choices}
            keyOf={keyOf}
            chosen={choice}
            onChoose={choose}
          />
        )
      }
    />
  );
}

interface ChoiceProps extends Props {
  choice: Choice;
  /** Where there is more to choose from. */
  select: ReactNode;
}

function OneChoice({ product, list, choice, select, onLeave }: ChoiceProps) {
  const money = useMoney();
  const offered = useOffer(choice, list);
  const { price, pricePerEach, packageSize, caseSize } = choice;
  const each = list.settings.displayPricePerEach ? pricePerEach : null;
  return (
    <Card
      product={product}
      onLeave={onLeave}
      captions={[potencyOf(product), packageSize, caseFact(caseSize)]}
      price={price === null ? null : money(price)}
      priceFacts={each ? t('/ case · %(amount)s each', { amount: money(each) }) : t('/ case')}
      availability={<Availability offered={offered} />}
    >
      {select}
      <ToCart
        name={select ? `${product.name}, ${packageSize}` : product.name}
        offered={offered}
        list={list}
      />
    </Card>
  );
}

interface CardProps extends Pick<Props, 'product' | 'onLeave'> {
  captions: readonly (string | null)[];
  price?: string | null;
  priceFacts?: string;
  availability: ReactNode;
  children?: ReactNode;
}

function Card({ product, captions, price = null, onLeave, ...rest }: CardProps) {
  const urls = useUrls();
  return (
    <ProductCard
      name={product.name}
      href={urls.product(product.productId)}
      picture={{ url: product.image, category: product.category }}
      captions={[factsOfProduct(product), factsOf(captions)].filter(Boolean)}
      price={price}
      focusKey={String(product.productId)}
      onLeave={urls.want(product.productId, onLeave)}
      {...rest}
    />
  );
}
