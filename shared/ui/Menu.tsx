import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDomId } from '../mount/WidgetContext';
import { Icon } from './Icon';
import { checkIcon } from './icons/check';
import { moreIcon } from './icons/more';
import { useOverPage } from './useOverPage';

export interface MenuEntry {
  label: string;
  /** A path of `icons/`. */
  icon?: string;
  onSelect: () => void;
  /** Whether it is on, of an entry that turns something on and off: the menu stays open for the next one. */
  isOn?: boolean;
  /** It destroys something: such entries stand last, after a line. */
  isDanger?: boolean;
  isDisabled?: boolean;
}

interface Props {
  /** The name of the button: "More actions", "Actions for EV-2609-0012". */
  label: string;
  /** What is seen on it; its icon where it is left out, with the name in the title. */
  children?: ReactNode;
  /** A path of `icons/`; the three dots by default. */
  icon?: string;
  className?: string;
  entries: readonly MenuEntry[];
}

/**
 * A button with a menu, by the ARIA pattern: arrow keys, Home, End and letters move in it, Escape and Tab leave it.
 * It lies in the browser's top layer, so that nothing cuts it off.
 */
export function Menu({
  label,
  children,
  icon = moreIcon,
  className = 'btn-plain',
  entries,
}: Props) {
  const menuId = useDomId();
  const button = useRef<HTMLButtonElement>(null);
  // Which entry takes the focus; null while the menu is closed.
  const [active, setActive] = useState<number | null>(null);
  const isOpen = active !== null;
  const sorted = [...entries.filter(isHarmless), ...entries.filter((entry) => entry.isDanger)];

  const close = () => {
    setActive(null);
    button.current?.focus();
  };
  const handleButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setActive(event.key === 'ArrowDown' ? 0 : sorted.length - 1);
  };

  return (
    <span className="ww-menu-place">
      <button
        ref={button}
        type="button"
        className={`btn ${className} ${children ? '' : 'ww-icon-btn'}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={children ? undefined : label}
        title={children ? undefined : label}
        onClick={() => setActive(isOpen ? null : 0)}
        onKeyDown={handleButtonKey}
      >
        {children ?? <Icon of={icon} />}
      </button>
      {isOpen && (
        <Entries
          id={menuId}
          label={label}
          entries={sorted}
          active={active}
          opener={button}
          onMove={setActive}
          onClose={close}
          onLeave={() => setActive(null)}
        />
      )}
    </span>
  );
}

const isHarmless = ({ isDanger }: MenuEntry) => !isDanger;

interface EntriesProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  active: number;
  opener: { readonly current: HTMLElement | null };
  onMove: (index: number) => void;
  /** The focus goes back to the button. */
  onClose: () => void;
  /** The focus goes on. */
  onLeave: () => void;
}

function Entries({ id, label, entries, active, opener, onMove, onClose, onLeave }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  useOverPage(list, opener, onLeave);

  useLayoutEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]')[active]?.focus();
  }, [active]);

  const handleKey = (event: KeyboardEvent) => {
    const next = entryAfter(event.key, active, entries);
    if (event.key === 'Tab') onLeave();
    else if (event.key === 'Escape') {
      // Or the dialog around it would close as well.
      event.stopPropagation();
      onClose();
    } else if (next !== null) {
      event.preventDefault();
      onMove(next);
    }
  };
  const firstDanger = entries.findIndex(({ isDanger }) => isDanger);
  return (
    <div
      ref={list}
      id={id}
      className="ww-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      onKeyDown={handleKey}
    >
      {entries.map((entry, index) => (
        <div role="none" key={entry.label}>
          {index === firstDanger && index > 0 && <div className="ww-menu-line" role="separator" />}
          <button
            type="button"
            role={entry.isOn === undefined ? 'menuitem' : 'menuitemcheckbox'}
            aria-checked={entry.isOn}
            tabIndex={-1}
            className={`btn btn-plain ww-menu-entry ${entry.isDanger ? 'ww-menu-danger' : ''}`}
            aria-disabled={entry.isDisabled}
            onClick={() => {
              if (entry.isDisabled) return;
              if (entry.isOn === undefined) onClose();
              entry.onSelect();
            }}
          >
            {entry.icon && <Icon of={entry.icon} />}
            {entry.isOn !== undefined && <Icon of={entry.isOn ? checkIcon : ''} />}
            <span>{entry.label}</span>
          </button>
        </div>
      ))}
    </div>
  );
}

/** Where a key goes from an entry, round and round; null for keys that mean nothing here. */
function entryAfter(key: string, from: number, entries: readonly MenuEntry[]): number | null {
  const count = entries.length;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const order = entries.map((_, step) => (from + 1 + step) % count);
  return (
    order.find((index) => entries[index]?.label.toLocaleLowerCase().startsWith(letter)) ?? null
  );
}
