import { useState } from 'react';
import { mapResult } from '@shared/http/result';
import { t, tn } from '@shared/page/i18n';
import { ListScreen, type ListScreenWords } from '@shared/lists/ListScreen';
import { useListScreen } from '@shared/lists/useListScreen';
import { useSelectedRows } from '@shared/lists/useSelectedRows';
import { rowsCsv } from '@shared/rows/rowsFile';
import { useRowsEditor } from '@shared/rows/useRowsEditor';
import { CsvButton } from '@shared/ui/CsvButton';
import { PartFailed } from '@shared/ui/LazyPart';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import { useMoney } from '@shared/ui/useMoney';
import { fileColumns } from './components/fileColumns';
import { loadParts } from './components/loadParts';
import { productFilters } from './components/productFilters';
import { useProductColumns } from './components/useProductColumns';
import { canChange, type ProductsConfig } from './config';
import { later } from './later';
import { fieldName, keyOf, titleOf, type ListedProduct } from './model/product';
import { listSpec } from './model/query';
import { productPage, readAllThatFit } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

const noProducts: readonly ListedProduct[] = [];

const words = (): ListScreenWords => ({
  title: t('Products'),
  search: t('Search products'),
  pages: t('Pages of products'),
  loading: t('Loading the products…'),
  failed: t('The products could not be loaded.'),
  all: (count, text) => tn('%(count)s product', '%(count)s products', count, text),
  found: (count, text) => tn('%(count)s product found', '%(count)s products found', count, text),
  none: t('You have no products yet.'),
  noneSays: t('What you sell is shown here, with its prices.'),
  notFound: t('No product fits.'),
});

/** The products of a vendor, changed in the list itself. */
export function Products({ config }: { config: ProductsConfig }) {
  const dispatch = useAppDispatch();
  const state = useListScreen(
    listSpec,
    productPage,
    useAppSelector(({ products }) => products),
  );
  const { answer, count, list, isReading } = state;
  const { rows = noProducts, currency = config.currency } = answer ?? {};
  const canEdit = canChange(config);
  const [parts, startParts] = useLazyAtOnce(loadParts, canEdit);
  const code = parts.status === 'ready' && canEdit ? parts.value : null;
  const editor = useRowsEditor(code?.rows ?? null, { currency, labelOf: fieldName });
  const [selected, select] = useSelectedRows(rows, editor?.view.saved);
  const [columns] = useState(fileColumns);

  return (
    <ListScreen
      className="ww-products"
      words={words()}
      state={state}
      rows={answer?.rows}
      total={answer?.total}
      rowKey={keyOf}
      columns={useProductColumns(rows, useMoney(currency), code, editor)}
      isReadOnly={answer && !canEdit}
      filters={answer && productFilters(answer)}
      tools={
        <>
          {code && editor && <code.StepButtons editor={editor} />}
          <CsvButton
            fileName="products"
            isOff={isReading || !count}
            rows={() =>
              mapResult(dispatch(readAllThatFit(list.query)), (all) => rowsCsv(all, columns))
            }
          />
          {code && editor && (
            <code.FileUpload {...{ editor, columns }} load={later.file} query={list.query} />
          )}
        </>
      }
      selection={
        canEdit
          ? {
              selected,
              onChange: select,
              nameOf: titleOf,
              Bar: code?.SelectionBar,
              actions: code && editor && (
                <code.SelectionActions
                  load={later.bulk}
                  editor={editor}
                  selected={selected}
                  onSelect={select}
                  query={list.query}
                  count={isReading ? null : count}
                />
              ),
            }
          : undefined
      }
      foot={
        code && editor && answer && <code.RowsFoot editor={editor} review={code.changeHeads()} />
      }
    >
      {canEdit && parts.status === 'failed' && <PartFailed onRetry={startParts} />}
      {code && editor && answer && (
        <code.RowsNews editor={editor} rows={answer.rows} record={config.urls.products} />
      )}
    </ListScreen>
  );
}
