import type { Failure } from '../http/failure';
import { FailureAlert } from './FailureAlert';
import { useDialogWrite } from './useDialogWrite';
import { WriteDialog } from './WriteDialog';

interface Props {
  title: string;
  /** What happens, how much of it, and whether it can be undone. */
  says: string;
  action: string;
  /** What is said while nobody knows what became of it, where `onConfirm` looks for that. */
  searching?: string;
  /** Does it. Resolves to why it failed, null when it is done. */
  onConfirm: (onSearch: () => void) => Promise<Failure | null>;
  /** Is told why it failed where that comes when the dialog is closed. */
  onLate?: ((failure: Failure) => void) | undefined;
  onClose: () => void;
}

/** Asks before something goes. It closes once that is done, and says beside the button why it is not. */
export function ConfirmDialog({ says, searching, onConfirm, onLate, ...dialog }: Props) {
  const write = useDialogWrite<Failure>(dialog.onClose, onLate);
  return (
    <WriteDialog
      {...dialog}
      size="ask"
      isDanger
      write={write}
      searching={searching}
      failed={(failure) => <FailureAlert failure={failure} />}
      onAct={() => void write.send(onConfirm)}
    >
      <p>{says}</p>
    </WriteDialog>
  );
}
