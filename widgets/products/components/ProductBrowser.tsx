import { useMemo } from 'react';
import type { WriteMoney } from '@shared/format/money';
import { t } from '@shared/i18n';
import { DataTable } from '@shared/lists/DataTable';
import { isNarrowed } from '@shared/lists/listQuery';
import { Pager } from '@shared/lists/Pager';
import { countFor, usePageWithin, type ListQueryState } from '@shared/lists/useListQuery';
import { useSelectedRows } from '@shared/lists/useSelectedRows';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { searchIcon } from '@shared/ui/icons/search';
import type { ListedProducts } from '../model/answers';
import type { FilterName } from '../model/query';
import { useAppSelector } from '../state/slice';
import type { EditingProps } from './editingProps';
import type { EditingParts } from './loadParts';
import { productColumns } from './productColumns';
import { ProductFilters } from './ProductFilters';
import { useFieldsInSlices } from './useFieldsInSlices';
import { titleOf } from './words';
import { type FieldName, type ListedProduct, keyOf } from '../model/product';

interface Props {
  locale: string;
  money: WriteMoney;
  list: ListQueryState<FilterName>;
  answer: ListedProducts;
  /** Newer products are on their way: those that are shown may be of another page. */
  isReading: boolean;
  canEdit: boolean;
  /** What changes products; null until it is there, and where nothing can be changed. */
  parts: EditingParts | null;
  editing: EditingProps | null;
}

/** What of the list is looked at, and the ways to the rest of it. */
export function ProductBrowser(props: Props) {
  const { list, answer, isReading, canEdit, parts, editing, locale, money } = props;
  const { drafts, refusals } = editing?.work ?? {};
  const { query, change, clear } = list;
  const { products, count } = answer;
  const load = useAppSelector((state) => state.products);
  const page = usePageWithin(list, countFor(load, query));
  const [selected, select] = useSelectedRows(products, keyOf);
  const fielded = useFieldsInSlices(products);
  const columns = useMemo(
    () =>
      productColumns({
        locale,
        money,
        edit: parts && editing && cellsBy(parts, editing),
        hasFields: (product) => fielded.has(keyOf(product)),
      }),
    // How a save goes changes no cell.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [parts, drafts, refusals, locale, money, fielded],
  );
  const sort = {
    columns,
    orderBy: query.orderBy,
    onSort: (orderBy: string) => change({ orderBy }),
  };
  if (count === 0 && !isNarrowed(query) && !isReading) return <NothingYet />;

  return (
    <>
      <ProductFilters
        list={list}
        answer={answer}
        sort={sort}
        tools={parts && editing && <parts.UndoButtons {...editing} />}
      />
      {count === 0 && !isReading ? (
        <NothingFits onClear={clear} />
      ) : (
        <>
          <DataTable
            label={t('Products')}
            rows={products}
            rowKey={keyOf}
            count={count}
            before={(page - 1) * query.perPage}
            {...sort}
            isDimmed={isReading}
            selection={
              canEdit
                ? {
                    selected,
                    onChange: select,
                    nameOf: titleOf,
                    Bar: parts?.SelectionBar,
                    actions: parts && editing && (
                      <parts.SelectionActions
                        {...editing}
                        selected={selected}
                        onSelect={select}
                        query={query}
                        count={count}
                      />
                    ),
                  }
                : undefined
            }
          />
          <Pager
            label={t('Pages of products')}
            page={page}
            perPage={query.perPage}
            count={count}
            onPage={(to) => change({ page: to })}
            onPerPage={(perPage) => change({ perPage })}
          />
        </>
      )}
    </>
  );
}

/** Draws the fields of the products with what is typed over them. */
function cellsBy({ EditCell }: EditingParts, { work, currency }: EditingProps) {
  const { drafts, refusals, edit } = work;
  const DrawnCell = (product: ListedProduct, name: FieldName) => {
    const said = refusals.get(keyOf(product));
    return (
      <EditCell
        product={product}
        name={name}
        draft={drafts.get(keyOf(product))}
        // What the server said of the product as a whole stands at its name.
        refusal={said?.get(name) ?? (name === 'name' ? said?.get('id') : undefined)}
        currency={currency}
        onEdit={edit}
      />
    );
  };
  return DrawnCell;
}

const NothingYet = () => (
  <EmptyState icon={boxIcon} title={t('You have no products yet.')}>
    {t('What you sell is shown here, with its prices.')}
  </EmptyState>
);

const NothingFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={searchIcon}
    title={t('No product fits.')}
    actions={
      <button type="button" className="btn btn-outline-secondary" onClick={onClear}>
        {t('Clear search and filters')}
      </button>
    }
  />
);
