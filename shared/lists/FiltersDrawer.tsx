import { SelectField } from '../forms/SelectField';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { Drawer } from '../ui/Drawer';
import { FilterChoices } from './FilterChoices';
import type { NarrowProps, Sort } from './NarrowFilters';

/** All filters of a list under each other, and its order. Each counts as soon as it is chosen. */
export function FiltersDrawer<Name extends string>({
  kinds = [],
  list,
  sort,
  count,
  onClose,
}: NarrowProps<Name> & { onClose: () => void }) {
  const id = useDomId();
  return (
    <Drawer
      title={kinds.length > 0 ? t('Filters') : t('Sort')}
      count={count}
      side="bottom"
      foot={
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('Show the list')}
        </button>
      }
      onClose={onClose}
    >
      <div className="ww-stack">
        {sort && <SortField {...sort} />}
        {list &&
          kinds.map(
            ({ name, label, options }) =>
              options.length > 0 && (
                <FilterChoices
                  key={name}
                  id={`${id}-${name}`}
                  label={label}
                  isTitled
                  options={options}
                  chosen={list.query.filters[name]}
                  isMultiple
                  onChoose={(values) =>
                    list.change({ filters: { ...list.query.filters, [name]: values } })
                  }
                />
              ),
          )}
      </div>
    </Drawer>
  );
}

function SortField({ columns, orderBy, onSort }: Sort) {
  const choices = columns.filter(({ isSortable }) => isSortable).flatMap(ordersOf);
  const isChosen = choices.some(({ id }) => id === orderBy);
  return (
    <SelectField
      label={t('Sort by')}
      choices={choices}
      // An order that no head gives is the one that the list starts with.
      noneLabel={isChosen ? null : t('Default order')}
      value={isChosen ? orderBy : null}
      onChange={(chosen) => onSort(String(chosen ?? ''))}
    />
  );
}

/** Both orders by a column, in words for what stands in it. */
function ordersOf({ key, header, type }: Sort['columns'][number]) {
  const column = { column: header };
  const words = {
    number: [t('%(column)s, lowest first', column), t('%(column)s, highest first', column)],
    date: [t('%(column)s, oldest first', column), t('%(column)s, newest first', column)],
    text: [t('%(column)s, A to Z', column), t('%(column)s, Z to A', column)],
  };
  const kind = type === 'money' ? 'number' : type === 'number' || type === 'date' ? type : 'text';
  const [up = '', down = ''] = words[kind];
  return [
    { id: key, name: up },
    { id: `-${key}`, name: down },
  ];
}
