import { useState, type ButtonHTMLAttributes, type ReactNode } from 'react';

export interface ButtonWithDialogProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'onClick'
> {
  /** Draws the dialog while it is open. The focus comes back to the button when it closes. */
  dialog: (close: () => void) => ReactNode;
  /** Is told before it opens, for example to remember what it is about. */
  onOpen?: (() => void) | undefined;
}

/**
 * A button that opens a dialog, whose code is there. `DialogButton` is for one that is fetched when it is first opened.
 *
 * @example
 * <ButtonWithDialog dialog={(close) => <CopyDialog onClose={close} />}>{t('Copy…')}</ButtonWithDialog>
 */
export function ButtonWithDialog({
  dialog,
  onOpen,
  className = '',
  children,
  ...rest
}: ButtonWithDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...rest}
        type="button"
        className={`btn ${className}`}
        onClick={() => {
          onOpen?.();
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
