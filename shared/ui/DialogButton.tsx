import { useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { DialogFailed } from './DialogFailed';
import { useLazy } from './useLazy';

interface Props<Module> extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  /** Fetches the dialog's code; the same function each time: `const load = () => import('./UploadDialog')`. */
  load: () => Promise<Module>;
  /** Draws the dialog, given its code. The focus comes back to the button when it closes. */
  dialog: (module: Module, close: () => void) => ReactNode;
  /** Is told before it opens, for example to remember what it is about. */
  onOpen?: () => void;
}

/** A button that opens a dialog, whose code comes when it is first opened. */
export function DialogButton<Module>(props: Props<Module>) {
  const { load, dialog, onOpen, className = '', children, ...rest } = props;
  const [code, start] = useLazy(load, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        {...rest}
        type="button"
        className={`btn ${className}`}
        onClick={() => {
          start();
          onOpen?.();
          setIsOpen(true);
        }}
      >
        {children}
      </button>
      {code.status === 'failed' && <DialogFailed />}
      {isOpen && code.status === 'ready' && dialog(code.value, () => setIsOpen(false))}
    </>
  );
}
