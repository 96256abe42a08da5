import { useState } from 'react';
import { t, tn } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { moveSelected } from '../state/flows';
import { selectLocations, type Row } from '../state/selectors';
import { selectionChanged, useAppDispatch, useAppSelector } from '../state/slice';

/** Selects what is shown, and moves what is selected. */
export function MoveBar({ shown }: { shown: Row[] }) {
  const dispatch = useAppDispatch();
  const id = useDomId();
  const [to, setTo] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const selected = useAppSelector((state) => state.selected);
  const isMoving = useAppSelector((state) => state.isMoving);
  const locations = useAppSelector(selectLocations) ?? [];
  const isMissing = isAsked && to === '';
  const areAll = shown.length > 0 && shown.every(({ key }) => selected.includes(key));

  const handleAll = () => {
    const keys = shown.map(({ key }) => key);
    const others = selected.filter((key) => !keys.includes(key));
    dispatch(selectionChanged(areAll ? others : [...others, ...keys]));
  };
  const handleMove = () => {
    setIsAsked(true);
    if (to !== '') void dispatch(moveSelected(to)).then(() => setIsAsked(false));
  };

  return (
    <div className="ww-row ww-batch-move">
      <label className="form-check">
        <input type="checkbox" className="form-check-input" checked={areAll} onChange={handleAll} />{' '}
        {tn('Select the batch shown', 'Select all %(count)s shown', shown.length)}
      </label>
      {selected.length > 0 && (
        <>
          <label htmlFor={id}>
            {tn(
              'Move %(count)s selected batch to',
              'Move %(count)s selected batches to',
              selected.length,
            )}
          </label>
          <select
            id={id}
            className={`form-select ${isMissing ? 'is-invalid' : ''}`}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}missing` : undefined}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          >
            <option value="">{t('Choose a stock location')}</option>
            {locations.map((location) => (
              <option key={location.id} value={String(location.id)}>
                {location.name}
              </option>
            ))}
          </select>
          <BusyButton className="btn-outline-primary" isBusy={isMoving} onClick={handleMove}>
            {tn('Move %(count)s batch', 'Move %(count)s batches', selected.length)}
          </BusyButton>
          {isMissing && (
            <span className="text-danger" id={`${id}missing`} role="alert">
              {t('Choose where to move them.')}
            </span>
          )}
        </>
      )}
    </div>
  );
}
