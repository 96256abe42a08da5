import { t } from '@shared/page/i18n';
import { SelectField } from '@shared/forms/SelectField';
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
  const filter = useAppSelector((state) => state.filter);
  return (
    <SelectField
      label={field.label}
      choices={(field.options ?? []).map(({ value, label }) => ({
        id: String(value),
        name: label,
      }))}
      value={filter[name] || null}
      noneLabel={t('All')}
      onChange={(chosen) =>
        dispatch(changeView({ filter: { ...filter, [name]: String(chosen ?? '') } }))
      }
    />
  );
}
