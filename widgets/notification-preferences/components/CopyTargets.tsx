import { useState } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import { SelectedCount } from '@shared/lists/SelectedCount';
import { useDomId } from '@shared/mount/WidgetContext';
import { t, tn } from '@shared/i18n';
import { failureText } from '@shared/ui/failureText';
import type { Location } from '../model/locations';
import { selectUnsaved } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { CopyStatus } from './useCopies';

interface Props {
  targets: Location[];
  chosen: ReadonlySet<string>;
  results: ReadonlyMap<string, CopyStatus>;
  isBusy: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** More locations than this are easier found by typing. */
const filterFrom = 10;

/** The locations to copy to, each with how its copy went. */
export function CopyTargets({ targets, chosen, results, isBusy, onChoose }: Props) {
  const filterId = useDomId();
  const unsaved = useAppSelector(selectUnsaved);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLocaleLowerCase();
  const shown = targets.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const isAllChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));

  const choose = (locations: Location[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const { id } of locations) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };

  return (
    <>
      {targets.length > filterFrom && (
        <div className="ww-field">
          <label className="form-label" htmlFor={filterId}>
            {t('Find a location')}
          </label>
          <input
            id={filterId}
            className="form-control"
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
      )}
      <p className="ww-muted" role="status">
        {tn('%(count)s location', '%(count)s locations', shown.length)}
      </p>
      <fieldset disabled={isBusy}>
        <legend className="visually-hidden">{t('Copy to')}</legend>
        {chosen.size > 0 && (
          <div className="ww-row">
            <SelectedCount
              selected={
                new Map(targets.flatMap((each) => (chosen.has(each.id) ? [[each.id, each]] : [])))
              }
              shown={shown.map(({ id }) => id)}
              nameOf={({ name }) => name}
              onChange={(now) => onChoose(new Set(now.keys()))}
            />
          </div>
        )}
        {shown.length > 1 && (
          <CheckField
            label={t('Select all %(count)s', { count: shown.length })}
            isOn={isAllChosen}
            onToggle={(isOn) => choose(shown, isOn)}
          />
        )}
        {shown.map((location) => (
          <CheckField
            key={location.id}
            label={location.name}
            isOn={chosen.has(location.id)}
            note={
              <TargetNote
                status={results.get(location.id)}
                isEdited={unsaved.some(({ id }) => id === location.id)}
              />
            }
            onToggle={(isOn) => choose([location], isOn)}
          />
        ))}
      </fieldset>
    </>
  );
}

interface TargetNoteProps {
  status: CopyStatus | undefined;
  /** Its own unsaved changes would be replaced. */
  isEdited: boolean;
}

function TargetNote({ status, isEdited }: TargetNoteProps) {
  if (status === 'pending') return <span className="ww-muted">{t('Copying…')}</span>;
  if (status === 'saved') return <span className="text-success">{t('Saved')}</span>;
  if (status) {
    const why = failureText(status.failure);
    if (status.status === 'unknown') return <span className="text-danger">{why}</span>;
    return <span className="text-danger">{t('Not saved. %(why)s', { why })}</span>;
  }
  return isEdited && <span className="ww-muted">{t('Replaces its unsaved changes')}</span>;
}
