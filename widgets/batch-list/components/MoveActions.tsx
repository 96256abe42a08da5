import { useState } from 'react';
import { t, tn } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { selectLocations } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { moveSelected, selectIsMoving } from '../state/moveThunk';

/** Moves the selected batches to a stock location. */
export function MoveActions() {
  const dispatch = useAppDispatch();
  const id = useDomId();
  const [to, setTo] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const count = useAppSelector((state) => state.selected.length);
  const isMoving = useAppSelector(selectIsMoving);
  const locations = useAppSelector(selectLocations) ?? [];
  const isMissing = isAsked && to === '';

  const handleMove = () => {
    setIsAsked(true);
    if (to !== '') void dispatch(moveSelected(to)).then(() => setIsAsked(false));
  };

  return (
    <>
      <select
        className={`form-select ${isMissing ? 'is-invalid' : ''}`}
        aria-label={tn(
          'Move %(count)s selected batch to',
          'Move %(count)s selected batches to',
          count,
        )}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}missing` : undefined}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">{t('Move to…')}</option>
        {locations.map((location) => (
          <option key={location.id} value={String(location.id)}>
            {location.name}
          </option>
        ))}
      </select>
      <BusyButton className="btn-outline-primary" isBusy={isMoving} onClick={handleMove}>
        {tn('Move %(count)s batch', 'Move %(count)s batches', count)}
      </BusyButton>
      {isMissing && (
        <span className="text-danger" id={`${id}missing`} role="alert">
          {t('Choose where to move them.')}
        </span>
      )}
    </>
  );
}
