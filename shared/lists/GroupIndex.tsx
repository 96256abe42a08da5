import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { t } from '../page/i18n';
import { Icon } from '../ui/Icon';
import { heartFilledIcon } from '../ui/icons/heartFilled';

interface Props {
  /** The names of the groups, '' for the favorites. */
  names: readonly string[];
  /** The index of the one that was gone to. */
  chosen: number;
  /** Goes to a group; the focus stays here, so that one can go on. */
  onChoose: (name: string) => void;
  /** Goes into the group that was gone to. */
  onEnter: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

const optionsIn = (list: HTMLElement | null) =>
  list?.querySelectorAll<HTMLElement>('[role=option]');

/** Where a key leads from the option at `from`; -1 for keys that mean nothing here. */
function indexAfter(key: string, from: number, names: readonly string[], isTurned: boolean) {
  const step = (steps[key] ?? 0) * (isTurned && /Left|Right/.test(key) ? -1 : 1);
  if (step !== 0) return Math.min(Math.max(from + step, 0), names.length - 1);
  if (key.length !== 1) return -1;
  return names.findIndex((name) => name.toLowerCase() === key.toLowerCase());
}

/** The letters of a list in groups, as a listbox: arrow keys, Home, End and letters go along, Enter goes in. */
export function GroupIndex({ names, chosen, onChoose, onEnter }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [all, option] = [list.current, optionsIn(list.current)?.[chosen]];
    // Where it is narrow only some letters are in sight. The page stays where it is.
    if (all && option)
      all.scrollLeft = option.offsetLeft + (option.offsetWidth - all.clientWidth) / 2;
  }, [chosen]);

  const handleKey = (event: KeyboardEvent) => {
    const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const isTurned = getComputedStyle(currentTarget).direction === 'rtl';
    const next = indexAfter(key, chosen, names, isTurned);
    if (key === 'Enter' || key === ' ') onEnter();
    else if (next === -1) return;
    else {
      onChoose(names[next] ?? '');
      optionsIn(list.current)?.[next]?.focus();
    }
    event.preventDefault();
  };
  return (
    <div
      ref={list}
      className="ww-letters"
      role="listbox"
      tabIndex={-1}
      aria-label={t('Go to a letter')}
      aria-orientation="horizontal"
      onKeyDown={handleKey}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className="ww-letter"
          role="option"
          tabIndex={index === chosen ? 0 : -1}
          aria-selected={index === chosen}
          aria-label={name || t('Favorites')}
          title={name || t('Favorites')}
          onClick={() => onChoose(name)}
        >
          {name ? <bdi>{name}</bdi> : <Icon of={heartFilledIcon} />}
        </button>
      ))}
    </div>
  );
}
