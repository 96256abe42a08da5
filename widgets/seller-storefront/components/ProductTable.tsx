import { useMemo } from 'react';
import { t } from '@shared/i18n';
import type { ListedProduct } from '@shared/contract/listedProducts';
import type { Column } from '@shared/lists/column';
import { DataTable } from '@shared/lists/DataTable';
import { useReturnPlace } from '@shared/lists/useReturnPlace';
import { choicesOf, type Choice } from '@shared/storefront/choices';
import { choiceName, factsOfProduct } from '@shared/storefront/productTexts';
import { Thumbnail } from '@shared/ui/Thumbnail';
import { useMoney } from '@shared/ui/useMoney';
import type { Products } from '../model/answers';
import { CompareToggle } from './CompareToggle';
import { Availability, ToCart } from './ToCart';
import { useOffer } from './useOffer';
import { useUrls } from './useUrls';

interface Props {
  products: Products;
  isDimmed: boolean;
}

/** One line of the table: what can be ordered, each package size and batch by itself. */
interface Row {
  product: ListedProduct;
  choice: Choice;
  /** The first of its product: where the focus and the way back go. */
  isFirst: boolean;
}

/** The products as a table, for who knows what is wanted. */
export function ProductTable({ products, isDimmed }: Props) {
  const { pages, settings } = products;
  const { leave } = useReturnPlace(pages.length > 0);
  const money = useMoney();
  const rows = useMemo(
    () =>
      pages.flat().flatMap((product) =>
        choicesOf(product.variants, settings).map((choice, index): Row => ({
          product,
          choice,
          isFirst: index === 0,
        })),
      ),
    [pages, settings],
  );
  const amount = (value: string | null) => (value === null ? '–' : money(value));
  const each: Column<Row> = {
    key: 'each',
    header: t('Each'),
    type: 'money',
    width: '88px',
    render: ({ choice }) => amount(choice.pricePerEach),
  };
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
      title: ({ choice }) => choiceName(choice),
      render: ({ choice }) => choiceName(choice),
    },
    {
      key: 'thc',
      header: t('THC %'),
      type: 'number',
      width: '72px',
      render: ({ product }) => product.thc ?? '–',
    },
    {
      key: 'price',
      header: t('Case'),
      type: 'money',
      width: '104px',
      render: ({ choice }) => amount(choice.price),
    },
    ...(settings.displayPricePerEach ? [each] : []),
    {
      key: 'order',
      header: t('Order'),
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
      rowKey={({ product, choice }) => `${String(product.productId)} ${String(choice.variantId)}`}
      count={rows.length}
      isDimmed={isDimmed}
    />
  );
}

interface NameProps {
  row: Row;
  onLeave: (key: string) => void;
}

function Name({ row: { product, isFirst }, onLeave }: NameProps) {
  const urls = useUrls();
  const { name, productId, image, category } = product;
  const href = urls.product(productId);
  const key = isFirst ? String(productId) : undefined;
  const Link = href ? 'a' : 'span';
  return (
    <span className="ww-product" data-card={key}>
      <Thumbnail url={image} category={category} />
      <span>
        <Link
          className="ww-product-name"
          data-focus={key}
          {...(href
            ? { href, onClick: urls.want(productId, () => onLeave(String(productId))) }
            : { tabIndex: -1 })}
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="ww-muted">{factsOfProduct(product)}</span>
      </span>
    </span>
  );
}

function Order({ row: { product, choice }, list }: { row: Row; list: Products }) {
  const offered = useOffer(choice, list);
  return (
    <span className="ww-product-actions">
      {offered && (
        <ToCart name={`${product.name}, ${choice.packageSize}`} offered={offered} list={list} />
      )}
      <Availability offered={offered} />
    </span>
  );
}
