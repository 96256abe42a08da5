import { t } from '../i18n';
import { useDomId } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { chevronDownIcon } from '../ui/icons/chevronDown';
import { PartFailed } from '../ui/Later';
import { useDisclosure } from '../ui/useDisclosure';
import { useLazy } from '../ui/useLazy';
import type { FilterKind } from './chipsOf';
import type { NarrowedList } from './useListQuery';

interface Props<Name extends string> {
  kinds: readonly FilterKind<NoInfer<Name>>[];
  list: NarrowedList<Name>;
}

const loadPanel = async () => (await import('./MoreFiltersPanel')).MoreFiltersPanel;

/** The filters that a toolbar has no room for: all of them stand under one button, each with its title. */
export function MoreFilters<Name extends string>({ kinds, list }: Props<Name>) {
  const panelId = useDomId();
  const [panel, load] = useLazy(loadPanel);
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
        aria-controls={isOpen && panel.status === 'ready' ? panelId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          toggle();
        }}
      >
        {on > 0 ? t('More filters · %(count)s', { count: on }) : t('More filters')}{' '}
        <Icon of={chevronDownIcon} />
      </button>
      {isOpen && panel.status === 'failed' && (
        <div className="ww-filter-panel">
          <PartFailed onRetry={load} />
        </div>
      )}
      {isOpen && panel.status === 'ready' && <panel.value id={panelId} kinds={kinds} list={list} />}
    </div>
  );
}
