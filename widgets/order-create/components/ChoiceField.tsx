import { isSameId, type Id } from '@shared/answers/id';
import { SelectField } from '@shared/forms/SelectField';
import { t } from '@shared/page/i18n';
import type { Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';

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
export function ChoiceField<T extends { id: Id }>({ load, chosen, error, ...props }: Props<T>) {
  const choices = load.status === 'ready' ? load.value : [];
  return (
    <div className="ww-field">
      <SelectField
        label={props.label}
        choices={choices.map((choice) => ({ id: choice.id, name: props.nameOf(choice) }))}
        value={choices.find(({ id }) => isSameId(id, chosen))?.id ?? null}
        noneLabel={load.status === 'pending' ? t('Loading…') : props.empty}
        isDisabled={choices.length === 0}
        error={error === undefined ? undefined : [error]}
        onChange={props.onChoose}
      />
      {/* The server says it while the focus stays in the field, whose description nobody reads out anew. */}
      {error !== undefined && (
        <p className="visually-hidden" role="alert">
          {error}
        </p>
      )}
      {load.status === 'failed' && <FailureAlert failure={load.failure} onRetry={props.onRetry} />}
    </div>
  );
}
