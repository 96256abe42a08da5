import type { ReactNode } from 'react';

interface Props<Value extends string> {
  /** What is chosen here: "View". */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two to four views of one thing, joined. */
export const Segmented = <Value extends string>({
  label,
  choices,
  value,
  onChange,
}: Props<Value>) => (
  <div className="ww-segmented" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className="btn btn-outline-secondary"
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </div>
);
