import { Icon } from './Icon';

interface Props {
  label: string;
  icon: string;
  /** Null while there is no such step. */
  onStep: (() => void) | null;
}

/** One step back or forward over what was done. */
export const StepButton = ({ label, icon, onStep }: Props) => (
  <button
    type="button"
    className="btn btn-plain ww-icon-btn"
    aria-label={label}
    title={label}
    // Not `disabled`: with the last step the focus would be lost.
    aria-disabled={onStep ? undefined : true}
    onClick={onStep ?? undefined}
  >
    <Icon of={icon} />
  </button>
);
