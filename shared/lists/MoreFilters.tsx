import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { chevronDownIcon } from '../ui/icons/chevronDown';
import { useDisclosure } from '../ui/useDisclosure';
import type { FilterKind } from './chipsOf';
import { MoreFiltersPanel } from './MoreFiltersPanel';
import type { NarrowedList } from './useListQuery';

interface Props<Name extends string> {
  kinds: readonly FilterKind<NoInfer<Name>>[];
  list: NarrowedList<Name>;
}

/** The filters that a toolbar has no room for: all of them stand under one button, each with its title. */
export function MoreFilters<Name extends string>({ kinds, list }: Props<Name>) {
  const panelId = useDomId();
  const { isOpen, toggle, whole, button, onKeyDown } = useDisclosure<HTMLDivElement>();
  const on = kinds.reduce((sum, { name }) => sum + list.query.filters[name].length, 0);
  if (kinds.every(({ options }) => options.length === 0)) return null;

  return (
    // It listens for Escape out of all that is in it; none of that is the box itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="ww-filter" ref={whole} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {on > 0 ? t('More filters · %(count)s', { count: on }) : t('More filters')}{' '}
        <Icon of={chevronDownIcon} />
      </button>
      {isOpen && <MoreFiltersPanel id={panelId} kinds={kinds} list={list} />}
    </div>
  );
}
