import type { Failure } from '../http/failure';
import { Banner } from './Banner';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';
import { FailureAlert } from './FailureAlert';
import { useDialogWrite } from './useDialogWrite';

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
export function ConfirmDialog({ title, says, action, searching, onConfirm, ...on }: Props) {
  const { onLate, onClose } = on;
  const write = useDialogWrite<Failure>(onClose, onLate);
  const { send, why: failure, isSearching, isStuck } = write;
  const actions = (
    <DialogActions
      label={action}
      isDanger
      write={write}
      onAct={() => void send(onConfirm)}
      onClose={onClose}
    />
  );
  return (
    <Dialog title={title} size="ask" isBusy={isStuck} actions={actions} onClose={onClose}>
      <p>{says}</p>
      {isSearching && (
        <Banner level="warning" role="status">
          {searching}
        </Banner>
      )}
      {failure && <FailureAlert failure={failure} />}
    </Dialog>
  );
}
