import type { ReactNode } from 'react';

interface StepperButton {
  /** For screen readers: "One case fewer of Blue Dream 3.5 g". */
  label: string;
  onPress: () => void;
  /** Why it is off, as its title: "Minimum 2 cases". */
  offBecause?: string | undefined;
}

interface Props {
  fewer: StepperButton;
  more: StepperButton;
  /** The field, with the class `form-control`. */
  children: ReactNode;
}

/** A number with a button on each side, joined: 120 px wide, 152 under a finger. */
export const Stepper = ({ fewer, more, children }: Props) => (
  <div className="ww-stepper">
    <Step {...fewer} sign="−" />
    {children}
    <Step {...more} sign="+" />
  </div>
);

const Step = ({ label, onPress, offBecause, sign }: StepperButton & { sign: string }) => (
  <button
    type="button"
    className="btn btn-outline-secondary"
    aria-label={label}
    title={offBecause}
    disabled={offBecause !== undefined}
    onClick={onPress}
  >
    {sign}
  </button>
);
