import type { NamedChoice } from '../../../shared/contract/batches';
import { t } from '../../../shared/i18n';
import { keyOf } from '../batch';
import type { Id, Value } from '../values';
import { FieldFrame, type FrameProps } from './FieldFrame';

interface Props extends FrameProps {
  choices: readonly NamedChoice[];
  value: Value;
  loaded: Value;
  onChange: (id: Id | null) => void;
}

/** A field whose value is one of the server's ids. One that is no longer offered stays until it is changed. */
export function SelectField({ choices, value, loaded, onChange, ...frame }: Props) {
  const nameOf = (id: Value) => {
    if (id === null) return '';
    return choices.find((choice) => choice.id === id)?.name ?? t('Not offered (%(id)s)', { id });
  };
  const isOffered = value === null || choices.some(({ id }) => id === value);

  return (
    <FieldFrame {...frame} was={value === loaded ? undefined : nameOf(loaded)} text={nameOf(value)}>
      {(control) => (
        <select
          {...control}
          className={`form-select ${frame.error ? 'is-invalid' : ''}`}
          value={keyOf(value)}
          onChange={(event) => onChange(JSON.parse(event.target.value) as Id | null)}
        >
          <option value="null">{t('None')}</option>
          {!isOffered && <option value={keyOf(value)}>{nameOf(value)}</option>}
          {choices.map((choice) => (
            <option key={keyOf(choice.id)} value={keyOf(choice.id)}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
