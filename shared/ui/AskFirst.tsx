import { useRef, useState } from 'react';
import type { Failure } from '../http/failure';
import { DialogFailed } from './DialogFailed';
import { useLazy } from './useLazy';

interface Props {
  className: string;
  label: string;
  /** Where the label alone does not say of what. */
  name?: string;
  title: string;
  says: string;
  action: string;
  onConfirm: () => Promise<Failure | null>;
}

const loadDialog = () => import('./ConfirmDialog');

/** A button that asks in a dialog first, whose code comes when it is first opened. */
export function AskFirst({ className, label, name, ...question }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${className}`}
        aria-label={name}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {label}
      </button>
      {dialog.status === 'failed' && <DialogFailed />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.ConfirmDialog
          {...question}
          onClose={() => {
            setIsOpen(false);
            // After what the button stood for is gone, the screen says where the focus goes.
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
