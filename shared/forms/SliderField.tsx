import { useDomId } from '../mount/WidgetContext';

interface Props {
  label: string;
  /** 0 and 1 where they are left out. */
  least?: number;
  most?: number;
  value: number;
  isDisabled: boolean;
  onChange: (value: number) => void;
}

/** A number that nobody needs to know exactly, moved in fifty steps. Its screen's style draws `ww-slider`. */
export function SliderField({ label, least = 0, most = 1, value, isDisabled, onChange }: Props) {
  const id = useDomId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="ww-slider"
        min={least}
        max={most}
        step={(most - least) / 50}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
