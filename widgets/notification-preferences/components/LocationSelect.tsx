import { useDomId } from '@shared/mount/WidgetContext';
import { t } from '@shared/page/i18n';
import { Skeleton } from '@shared/ui/Skeleton';
import type { Location } from '../model/locations';
import { selectUnsaved } from '../state/selectors';
import { locationChosen, useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isSaving: boolean;
}

/**
 * The location whose boxes are shown. A location with unsaved changes says so in its name. While saving
 * nothing can be chosen, and the loading indicator replaces the list.
 */
export function LocationSelect({ locations, isSaving }: Props) {
  const id = useDomId();
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.selected);
  const unsaved = useAppSelector(selectUnsaved);

  return (
    <div className="ww-field">
      <div className="ww-label-row">
        {isSaving ? (
          <span className="form-label">{t('Location')}</span>
        ) : (
          <label className="form-label" htmlFor={id}>
            {t('Location')}
          </label>
        )}
      </div>
      {isSaving ? (
        <Skeleton label={t('Saving…')} isControl />
      ) : (
        <select
          id={id}
          className="form-select"
          value={selected}
          onChange={(event) => dispatch(locationChosen(event.target.value))}
        >
          {locations.map((location) => (
            <option key={location.id} value={location.id}>
              {unsaved.some((edits) => edits.id === location.id)
                ? t('%(location)s (edited)', { location: location.name })
                : location.name}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
