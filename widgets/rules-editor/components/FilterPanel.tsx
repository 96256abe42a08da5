import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import type { RuleField } from '@shared/contract/rules';
import { filterNames, isFiltered, noFilter, type FilterName } from '../model/filter';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { useSheet } from './SheetContext';

/** The six choices that the list can be narrowed to. */
export function FilterPanel() {
  const dispatch = useAppDispatch();
  const { fields } = useSheet();
  const canClear = useAppSelector(isFiltered);
  return (
    <fieldset>
      <legend className="visually-hidden">{t('Filter the rules')}</legend>
      <div className="ww-rules-fields">
        {filterNames.map((name) => {
          const field = fields.find((each) => each.name === name);
          return field && <FilterSelect key={name} name={name} field={field} />;
        })}
      </div>
      {canClear && (
        <button
          type="button"
          className="btn btn-link ww-flush"
          onClick={() => dispatch(changeView({ filter: noFilter, words: '' }))}
        >
          {t('Clear filter')}
        </button>
      )}
    </fieldset>
  );
}

function FilterSelect({ name, field }: { name: FilterName; field: RuleField }) {
  const dispatch = useAppDispatch();
  const id = useDomId();
  const filter = useAppSelector((state) => state.filter);
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {field.label}
      </label>
      <select
        id={id}
        className="form-select"
        value={filter[name]}
        onChange={(event) =>
          dispatch(changeView({ filter: { ...filter, [name]: event.target.value } }))
        }
      >
        <option value="">{t('All')}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
