import { useCallback, useEffect, useState } from 'react';
import type { PreferenceOption } from '@shared/contract/notifications';
import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { toggleAllName, type Choices, type Group } from '../model/choices';
import { nameOf, type Location } from '../model/locations';
import { locationChoices } from '../state/requests';
import { selectShown } from '../state/selectors';
import { boxToggled, useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  role: 'vendor' | 'dispensary';
  isDisabled: boolean;
  /** Nothing is read: what is being saved changes it again, or it is being read already. */
  isHeld: boolean;
}

/** The boxes of the selected location, and never those of another one. */
export function OptionColumns({ locations, role, isDisabled, isHeld }: Props) {
  const dispatch = useAppDispatch();
  const id = useAppSelector((state) => state.selected);
  const choices = useAppSelector((state) => state.choices[id]);
  const shown = useAppSelector(selectShown);
  const isNeeded = !isHeld && (choices?.status ?? 'idle') === 'idle';
  useEffect(() => {
    if (isNeeded) void dispatch(locationChoices.read(id));
  }, [dispatch, id, isNeeded]);
  // Of the last location's columns: while the next one loads, what stands below does not move.
  const [height, setHeight] = useState(0);
  const measure = useCallback((columns: HTMLElement | null) => {
    if (columns) setHeight(columns.offsetHeight);
  }, []);

  if (choices?.status === 'failed') {
    return (
      <FailureAlert
        failure={choices.failure}
        onRetry={() => void dispatch(locationChoices.read(id))}
      >
        {t('The options of %(location)s could not be loaded.', {
          location: nameOf(locations, id),
        })}
      </FailureAlert>
    );
  }
  if (choices?.status !== 'ready' || !shown) {
    const rows = Math.max(6, Math.floor((height - 4) / skeletonRow));
    return (
      <div style={{ minHeight: height }}>
        <Skeleton label={t('Loading options…')} rows={rows} />
      </div>
    );
  }
  return (
    <div className="ww-columns" ref={measure}>
      {(Object.entries(columnsFor(role)) as [Group, string][]).map(([group, title]) => (
        <OptionColumn
          key={`${id} ${group}`}
          {...{ id, group, title, isDisabled }}
          boxes={shown[group]}
          choices={choices.value}
        />
      ))}
    </div>
  );
}

/** A bar and the gap after it, in pixels. */
const skeletonRow = 32;

const columnsFor = (role: Props['role']): Record<Group, string> =>
  role === 'dispensary'
    ? { vendor: t('Emails from Vendor'), dispensary: t('Emails From Team') }
    : { dispensary: t('Emails from Customer'), vendor: t('Emails From Team') };

interface ColumnProps {
  id: string;
  group: Group;
  title: string;
  choices: Choices;
  boxes: readonly PreferenceOption[];
  isDisabled: boolean;
}

/** One group of e-mails with a Toggle All over it. */
function OptionColumn({ id, group, title, choices, boxes, isDisabled }: ColumnProps) {
  const dispatch = useAppDispatch();
  const countId = useDomId();

  return (
    <fieldset className="ww-column" aria-describedby={countId} disabled={isDisabled}>
      <legend>{title}</legend>
      <p className="ww-muted ww-numbers" id={countId}>
        {t('%(on)s of %(all)s on', {
          on: boxes.filter(({ value }) => value).length,
          all: boxes.length,
        })}
      </p>
      <div className="ww-check-all">
        <CheckField
          name={toggleAllName(boxes)}
          label={t('Toggle All')}
          isOn={choices.toggleAll[group]}
          onToggle={(isOn) => dispatch(boxToggled({ id, group, isOn }))}
        />
      </div>
      {boxes.map(({ name, label, value: isOn }, index) => (
        <CheckField
          key={name}
          name={name}
          label={label || name}
          isOn={isOn}
          note={
            isOn !== choices[group][index]?.value && (
              <span className="ww-edited">{isOn ? t('was off') : t('was on')}</span>
            )
          }
          onToggle={(next) => dispatch(boxToggled({ id, group, name, isOn: next }))}
        />
      ))}
    </fieldset>
  );
}
