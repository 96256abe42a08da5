import { useLayoutEffect } from 'react';
import { focusedElement, mayTakeFocus } from '@shared/focus/focused';
import { Conflicts } from '@shared/forms/Conflicts';
import { t } from '@shared/page/i18n';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { allLocations, nameOf, namesOf, type Location } from '../model/locations';
import { selectConflicts, selectUnsaved } from '../state/selectors';
import { boxToggled, useAppDispatch, useAppSelector } from '../state/slice';

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

  const ids = [...new Set(conflicts.map((box) => box.id))];
  const isForAll = useAppSelector(selectUnsaved).some((row) => row.id === allLocations);
  const names = { locations: namesOf(locations, ids) };
  const onOrOff = (isOn: boolean) => (isOn ? t('On') : t('Off'));
  return (
    <Conflicts
      id={id}
      // All locations lie under each.
      waits={
        isForAll
          ? undefined
          : t('Your choices for %(locations)s are not saved until you choose.', names)
      }
      conflicts={conflicts.map(({ label, isOn, ...box }) => {
        const decide = (value: boolean) => () => dispatch(boxToggled({ ...box, isOn: value }));
        return {
          key: `${box.id} ${box.group} ${box.name}`,
          label: `${label} (${nameOf(locations, box.id)})`,
          yours: onOrOff(isOn),
          theirs: onOrOff(!isOn),
          onKeep: decide(isOn),
          onTake: decide(!isOn),
        };
      })}
    />
  );
}
