import { useDomId } from '../../../shared/mount/WidgetContext';
import { t } from '../../../shared/i18n';
import type { Location } from '../locations';
import { chooseLocation } from '../state/flows';
import { selectUnsaved } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** The location whose boxes are shown. A location with unsaved changes says so in its name. */
export function LocationSelect({ locations }: { locations: Location[] }) {
  const id = useDomId();
  const dispatch = useAppDispatch();
  const selected = useAppSelector((state) => state.selected);
  const unsaved = useAppSelector(selectUnsaved);

  return (
    <div className="ww-field">
      <label className="form-label" htmlFor={id}>
        {t('Location')}
      </label>
      <select
        id={id}
        className="form-select"
        value={selected}
        onChange={(event) => void dispatch(chooseLocation(event.target.value))}
      >
        {locations.map((location) => (
          <option key={location.id} value={location.id}>
            {unsaved.some((edits) => edits.id === location.id)
              ? t('%(location)s (edited)', { location: location.name })
              : location.name}
          </option>
        ))}
      </select>
    </div>
  );
}
