import type { ReactNode } from 'react';
import { ButtonWithDialog, type ButtonWithDialogProps } from './ButtonWithDialog';
import { DialogFailed } from './DialogFailed';
import { useLazy } from './useLazy';

export interface DialogButtonProps<Module> extends Omit<ButtonWithDialogProps, 'dialog'> {
  /** Fetches the dialog's code; the same function each time: `const load = () => import('./UploadDialog')`. */
  load: () => Promise<Module>;
  /** Draws the dialog, given its code. The focus comes back to the button when it closes. */
  dialog: (module: Module, close: () => void) => ReactNode;
}

/** A button that opens a dialog, whose code comes when it is first opened. */
export function DialogButton<Module>({ load, dialog, onOpen, ...rest }: DialogButtonProps<Module>) {
  const [code, start] = useLazy(load, { takesFocus: true });
  return (
    <>
      <ButtonWithDialog
        {...rest}
        onOpen={() => {
          start();
          onOpen?.();
        }}
        dialog={(close) => code.status === 'ready' && dialog(code.value, close)}
      />
      {code.status === 'failed' && <DialogFailed />}
    </>
  );
}
