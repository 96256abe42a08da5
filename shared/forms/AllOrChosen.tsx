import { useState, type ReactNode } from 'react';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { Choice } from './Choice';
import { ChoiceError } from './ChoiceError';

interface Props<Value> {
  label: string;
  /** "All locations", which new ones are among. */
  allLabel: string;
  /** "Chosen locations" */
  chosenLabel: string;
  /** Null for all of them. */
  value: readonly Value[] | null;
  /** What is wrong, in whole sentences. */
  error?: readonly string[] | undefined;
  isDisabled: boolean;
  onChange: (value: Value[] | null) => void;
  /** Chooses among them. */
  children: (chosen: readonly Value[], choose: (value: Value[]) => void) => ReactNode;
}

/** All there are, or those that are chosen: these come back where somebody looks at "all" in between. */
export function AllOrChosen<Value>(props: Props<Value>) {
  const { label, allLabel, chosenLabel, value, error = [], isDisabled, onChange } = props;
  const id = useDomId();
  const errorId = error.length > 0 ? `${id}-error` : undefined;
  const [chosen, setChosen] = useState<Value[]>([...(value ?? [])]);
  const choose = (next: Value[]) => {
    setChosen(next);
    onChange(next);
  };
  return (
    <fieldset disabled={isDisabled}>
      <legend className="form-label">{label}</legend>
      <Choice
        group={id}
        label={allLabel}
        note={t('Also new ones')}
        isOn={value === null}
        isDisabled={isDisabled}
        errorId={errorId}
        onChoose={() => onChange(null)}
      />
      <Choice
        group={id}
        label={chosenLabel}
        isOn={value !== null}
        isDisabled={isDisabled}
        errorId={errorId}
        onChoose={() => onChange(chosen)}
      />
      <ChoiceError error={error} id={`${id}-error`} />
      {value !== null && props.children(value, choose)}
    </fieldset>
  );
}
