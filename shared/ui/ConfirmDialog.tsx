import { useState } from 'react';
import type { Failure } from '../http/failure';
import { t } from '../i18n';
import { BusyButton } from './BusyButton';
import { Dialog } from './Dialog';
import { FailureAlert } from './FailureAlert';

interface Props {
  title: string;
  /** What happens, how much of it, and whether it can be undone. */
  says: string;
  action: string;
  /** Does it. Resolves to why it failed, null when it is done. */
  onConfirm: () => Promise<Failure | null>;
  onClose: () => void;
}

/** Asks before something goes. It closes once that is done, and says beside the button why it is not. */
export function ConfirmDialog({ title, says, action, onConfirm, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const handleConfirm = async () => {
    setIsBusy(true);
    const found = await onConfirm();
    setIsBusy(false);
    setFailure(found);
    if (!found) onClose();
  };
  const actions = (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={isBusy}
        onClick={onClose}
      >
        {t('Cancel')}
      </button>
      <BusyButton className="btn-danger" isBusy={isBusy} onClick={() => void handleConfirm()}>
        {action}
      </BusyButton>
    </>
  );
  return (
    <Dialog title={title} size="ask" isBusy={isBusy} actions={actions} onClose={onClose}>
      <p>{says}</p>
      {failure && <FailureAlert failure={failure} />}
    </Dialog>
  );
}
