import type { ComponentProps } from 'react';
import { useDomId } from '../mount/WidgetContext';
import { BusyButton } from './BusyButton';

interface Props extends ComponentProps<typeof BusyButton> {
  /** Why it cannot be pressed now: "Choose a location."; '' where it can. */
  why: string;
}

/** A button that says beside it why it cannot be pressed yet. It can have the focus all the same. */
export function ReasonButton({ why, onClick, ...button }: Props) {
  const whyId = useDomId();
  return (
    <>
      <BusyButton
        {...button}
        {...(why ? { 'aria-disabled': true, 'aria-describedby': whyId } : { onClick })}
      />
      {why && (
        <span className="ww-muted" id={whyId}>
          {why}
        </span>
      )}
    </>
  );
}
