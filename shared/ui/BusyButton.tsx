import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy: boolean;
}

/**
 * A button that keeps its position, its width and the focus while its work is under way. It is not
 * `disabled` then, which would drop the focus to the body: clicks are simply not passed on.
 */
export function BusyButton({ isBusy, onClick, children, className = '', ...rest }: Props) {
  const isDisabled = rest['aria-disabled'];
  return (
    <button
      type="button"
      {...rest}
      className={`btn ww-busy ${className}`}
      aria-disabled={isBusy || isDisabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}
