import { useDomId } from '../mount/WidgetContext';
import { Icon } from '../ui/Icon';
import { chevronDownIcon } from '../ui/icons/chevronDown';
import { useDisclosure } from '../ui/useDisclosure';
import { FilterChoices } from './FilterChoices';

export interface FilterOption {
  value: string;
  label: string;
  /** How many it would leave, where the server tells: those that would leave none are dimmed. */
  count?: number | undefined;
}

export interface FilterProps {
  /** The field's name: "Stock location". */
  label: string;
  options: readonly FilterOption[];
  /** The values that are let through; none lets all through. */
  chosen: readonly string[];
  /** False lets one value through at a time. */
  isMultiple?: boolean;
  onChoose: (values: readonly string[]) => void;
}

/** A filter of a list: its choices stand under it, and count as soon as they are made. */
export function FilterButton(props: FilterProps) {
  const { label, chosen } = props;
  const panelId = useDomId();
  const { isOpen, toggle, whole, button, onKeyDown } = useDisclosure<HTMLDivElement>();

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
        {chosen.length > 0 ? `${label} · ${String(chosen.length)}` : label}{' '}
        <Icon of={chevronDownIcon} />
      </button>
      {isOpen && <FilterChoices id={panelId} {...props} />}
    </div>
  );
}
