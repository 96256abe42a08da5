import { useLayoutEffect } from 'react';
import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import { Conflicts } from '@shared/forms/Conflicts';
import { t } from '@shared/i18n';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { nameOf, type Location } from '../model/locations';
import { selectConflicts } from '../state/selectors';
import { conflictDecided, useAppDispatch, useAppSelector } from '../state/slice';

/** Boxes that the person chose and somebody else set to the opposite. They come when Save was pressed. */
export function ChoiceConflicts({ locations }: { locations: Location[] }) {
  const conflicts = useAppSelector(selectConflicts);
  const dispatch = useAppDispatch();
  const id = useDomId();
  const { root } = useWidget();
  const isOpen = conflicts.length > 0;
  // With the drawing: keys pressed right after it are meant for what is to be decided.
  useLayoutEffect(() => {
    if (isOpen && mayTakeFocus(focusedElement(root)?.closest('.ww-savebar') ?? null)) {
      root.querySelector<HTMLElement>('.ww-conflicts-title')?.focus();
    }
  }, [root, isOpen]);

  const onOrOff = (isOn: boolean) => (isOn ? t('On') : t('Off'));
  return (
    <Conflicts
      id={id}
      conflicts={conflicts.map((conflict) => {
        const { box, label } = conflict;
        const decide = (value: boolean) =>
          dispatch(conflictDecided({ id: conflict.id, box, value }));
        return {
          key: `${conflict.id} ${box.group} ${box.name}`,
          label: `${label} (${nameOf(locations, conflict.id)})`,
          yours: onOrOff(box.value),
          theirs: onOrOff(!box.value),
          onKeep: () => decide(box.value),
          onTake: () => decide(!box.value),
        };
      })}
    />
  );
}
