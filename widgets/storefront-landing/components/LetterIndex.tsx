import { useRef, type KeyboardEvent } from 'react';
import { t } from '@shared/i18n';
import { Icon } from '@shared/ui/Icon';
import { heartFilledIcon } from '@shared/ui/icons/heartFilled';
import type { Group } from '../model/directory';

interface Props {
  groups: readonly Group[];
  /** The index of the group that was gone to. */
  chosen: number;
  /** Goes to a group; the focus stays here, so that one can go on. */
  onChoose: (index: number) => void;
  /** Goes into the group. */
  onEnter: (index: number) => void;
}

const nameOf = ({ name }: Group): string => name ?? t('Favorites');

/** Leads to a group: arrow keys, Home, End and letters go along, Enter goes in. */
export function LetterIndex({ groups, chosen, onChoose, onEnter }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onEnter(chosen);
      return;
    }
    const isReversed = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const next = indexAfter(event.key, chosen, groups, isReversed);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[next]?.focus();
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
      {groups.map((group, index) => (
        <button
          // A server may name two groups alike.
          key={index}
          type="button"
          className="ww-letter"
          role="option"
          tabIndex={index === chosen ? 0 : -1}
          aria-selected={index === chosen}
          aria-label={nameOf(group)}
          title={nameOf(group)}
          onClick={() => onChoose(index)}
        >
          {group.name === null ? <Icon of={heartFilledIcon} /> : <bdi>{group.name}</bdi>}
        </button>
      ))}
    </div>
  );
}

/** Where a key goes from an option; null for keys that mean nothing here. */
function indexAfter(
  key: string,
  from: number,
  groups: readonly Group[],
  isReversed: boolean,
): number | null {
  const last = groups.length - 1;
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  const back = isReversed ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return Math.min(from + 1, last);
  if (key === back || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1) return null;
  const index = groups.findIndex(({ name }) => name?.toLowerCase() === key.toLowerCase());
  return index === -1 ? null : index;
}
