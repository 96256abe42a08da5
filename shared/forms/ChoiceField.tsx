import type { ReactNode } from 'react';
import { isSameId, type Id } from '../answers/id';
import { useDomId } from '../mount/WidgetContext';
import { Choice } from './Choice';
import { ChoiceError } from './ChoiceError';

interface Props<Value extends Id> {
  label: string;
  choices: readonly { id: Value; name: string; note?: ReactNode }[];
  value: Value | null;
  /** What is wrong, in whole sentences. */
  error?: readonly string[] | undefined;
  isDisabled: boolean;
  onChange: (id: Value) => void;
}

/** One of a few choices, all in sight. One that is no longer offered stays until another is chosen. */
export function ChoiceField<Value extends Id>(props: Props<Value>) {
  const { label, choices, value, error = [], isDisabled, onChange } = props;
  const group = useDomId();
  const isOffered = value === null || choices.some(({ id }) => isSameId(id, value));
  const offered = isOffered ? choices : [{ id: value, name: String(value) }, ...choices];
  return (
    <fieldset>
      <legend className="form-label">{label}</legend>
      {offered.map(({ id, name, ...each }) => (
        <Choice
          {...each}
          key={String(id)}
          group={group}
          label={name}
          isOn={isSameId(id, value)}
          isDisabled={isDisabled}
          errorId={error.length > 0 ? `${group}-error` : undefined}
          onChoose={() => onChange(id)}
        />
      ))}
      <ChoiceError error={error} id={`${group}-error`} />
    </fieldset>
  );
}
