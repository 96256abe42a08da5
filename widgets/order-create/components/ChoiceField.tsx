import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import type { Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { isSame } from '../model/order';

interface Props<T extends { id: Id }> {
  label: string;
  /** What stands where nothing is chosen. */
  empty: string;
  load: Load<T[]>;
  nameOf: (choice: T) => string;
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
  onRetry: () => void;
  error: string | undefined;
}

/** A list of a few things to choose one of, with what the server says against the choice. */
export function ChoiceField<T extends { id: Id }>({ load, chosen, ...props }: Props<T>) {
  const fieldId = useDomId();
  const errorId = useDomId();
  const choices = load.status === 'ready' ? load.value : [];
  const place = choices.findIndex(({ id }) => chosen !== null && isSame(id, chosen));
  return (
    <div className="ww-field">
      <label className="form-label" htmlFor={fieldId}>
        {props.label}
      </label>
      <select
        id={fieldId}
        className={`form-select ${props.error ? 'is-invalid' : ''}`}
        value={place < 0 ? '' : String(place)}
        disabled={choices.length === 0}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? errorId : undefined}
        onChange={({ target }) =>
          props.onChoose(target.value === '' ? null : (choices[Number(target.value)]?.id ?? null))
        }
      >
        <option value="">{load.status === 'pending' ? t('Loading…') : props.empty}</option>
        {choices.map((choice, index) => (
          <option key={String(choice.id)} value={String(index)}>
            {props.nameOf(choice)}
          </option>
        ))}
      </select>
      {props.error && (
        <div className="invalid-feedback" id={errorId} role="alert">
          {props.error}
        </div>
      )}
      {load.status === 'failed' && <FailureAlert failure={load.failure} onRetry={props.onRetry} />}
    </div>
  );
}
