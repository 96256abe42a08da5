import { t } from '../page/i18n';
import type { FilterKind } from './chipsOf';
import { FilterChoices } from './FilterChoices';
import type { NarrowedList } from './useListQuery';

interface Props {
  id: string;
  kinds: readonly FilterKind<string>[];
  list: NarrowedList<string>;
}

/** Several filters under each other. Those that offer nothing are left out. */
export const MoreFiltersPanel = ({ id, kinds, list }: Props) => (
  <div
    className="ww-filter-panel ww-filter-panels"
    id={id}
    role="group"
    aria-label={t('More filters')}
  >
    {kinds.map(
      ({ name, label, options }) =>
        options.length > 0 && (
          <FilterChoices
            key={name}
            id={`${id}-${name}`}
            label={label}
            isTitled
            options={options}
            chosen={list.query.filters[name] ?? []}
            isMultiple
            onChoose={(values) =>
              list.change({ filters: { ...list.query.filters, [name]: values } })
            }
          />
        ),
    )}
  </div>
);
