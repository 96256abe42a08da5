import { useMemo } from 'react';
import { t } from '@shared/page/i18n';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { Column } from '@shared/lists/column';
import { figureColumns } from '@shared/lists/figureColumns';
import { DataTable } from '@shared/lists/DataTable';
import { useReturnPosition } from '@shared/lists/useReturnPosition';
import { useLocale } from '@shared/mount/WidgetContext';
import { choicesOf, type Choice } from '@shared/storefront/choices';
import { choiceName } from '@shared/storefront/productTexts';
import { FactLine } from '@shared/ui/FactLine';
import { NameLink } from '@shared/ui/NameLink';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { useMoney } from '@shared/ui/useMoney';
import type { Products } from '../model/answers';
import { CompareToggle } from './CompareToggle';
import { Availability, ToCart } from './ToCart';
import { useOffer } from './useOffer';
import { useLink } from './useLink';

interface Props {
  products: Products;
  isDimmed: boolean;
}

/** One line of the table: what can be ordered, each package size and batch by itself. */
interface Row {
  product: ListedProduct;
  /** Nothing of it can be ordered where there is none. */
  choice: Choice | undefined;
  /** The first of its product: where the focus and the way back go. */
  isFirst: boolean;
}

/** The products as a table, for who knows what is wanted. */
export function ProductTable({ products, isDimmed }: Props) {
  const { pages, settings } = products;
  const { leave } = useReturnPosition(pages.length > 0);
  const rows = useMemo(
    () =>
      pages.flat().flatMap((product) => {
        const [first, ...others] = choicesOf(product.variants, settings);
        const row = (choice: Row['choice']): Row => ({
          product,
          choice,
          isFirst: choice === first,
        });
        return [row(first), ...others.map(row)];
      }),
    [pages, settings],
  );
  const { amount, decimal } = figureColumns<Row>(useLocale(), useMoney());
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t('Product'),
      type: 'link',
      width: 'minmax(0, 4fr)',
      title: ({ product }) => product.name,
      render: (row) => <Name row={row} onLeave={leave} />,
    },
    {
      key: 'compare',
      header: t('Compare'),
      type: 'text',
      width: '88px',
      render: ({ product, isFirst }) => isFirst && <CompareToggle product={product} />,
    },
    {
      key: 'package',
      header: t('Package'),
      type: 'text',
      title: packageOf,
      render: packageOf,
    },
    decimal('thc', t('THC %'), ({ product }) => product.thc, { width: '72px' }),
    amount('price', t('Case'), ({ choice }) => choice?.price, { width: '104px' }),
    ...(settings.displayPricePerEach
      ? [amount('each', t('Each'), ({ choice }) => choice?.pricePerEach, { width: '88px' })]
      : []),
    {
      key: 'order',
      header: t('Ordering'),
      type: 'text',
      width: '272px',
      render: (row) => <Order row={row} list={products} />,
    },
  ];
  return (
    <DataTable
      label={t('Products')}
      columns={columns}
      rows={rows}
      rowKey={({ product, choice }) => `${String(product.productId)} ${String(choice?.variantId)}`}
      isDimmed={isDimmed}
    />
  );
}

const packageOf = ({ choice }: Row) => (choice ? choiceName(choice) : '–');

interface NameProps {
  row: Row;
  onLeave: (key: string) => void;
}

function Name({ row: { product, isFirst }, onLeave }: NameProps) {
  const { name, productId, image, category, brand, strain } = product;
  const { href, want } = useLink(productId);
  const key = isFirst ? String(productId) : undefined;
  return (
    <span className="ww-product" data-card={key}>
      <Thumbnail url={image} category={category} />
      <span>
        <NameLink
          name={name}
          href={href}
          focusKey={key}
          onLeave={(event) => want(event, () => onLeave(String(productId)))}
        />
        <FactLine facts={[brand, strain]} name={name} />
      </span>
    </span>
  );
}

function Order({ row: { product, choice }, list }: { row: Row; list: Products }) {
  const offered = useOffer(choice, list);
  return (
    <span className="ww-product-actions">
      <ToCart name={`${product.name}, ${choice?.packageSize ?? ''}`} {...{ offered, list }} />
      <Availability offered={offered} />
    </span>
  );
}
