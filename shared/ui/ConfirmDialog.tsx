import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import type { Failure } from '../http/failure';
import { t } from '../i18n';
import { useDomId, useWidget } from '../mount/WidgetContext';
import { BusyButton } from './BusyButton';
import { FailureAlert } from './FailureAlert';

interface Props {
  title: string;
  says: string;
  action: string;
  /** Does it. Resolves to why it failed, null when it is done. */
  onConfirm: () => Promise<Failure | null>;
  onClose: () => void;
}

/** Asks before something goes. It closes once that is done, and says beside the button why it is not. */
export function ConfirmDialog({ title, says, action, onConfirm, onClose }: Props) {
  const titleId = useDomId();
  const { portal } = useWidget();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const handleConfirm = async () => {
    setIsBusy(true);
    const found = await onConfirm();
    setIsBusy(false);
    setFailure(found);
    if (!found) onClose();
  };

  return (
    <Modal
      show
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      onHide={isBusy ? undefined : onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p>{says}</p>
        {failure && <FailureAlert failure={failure} />}
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-link" disabled={isBusy} onClick={onClose}>
          {t('Cancel')}
        </button>
        <BusyButton className="btn-danger" isBusy={isBusy} onClick={() => void handleConfirm()}>
          {action}
        </BusyButton>
      </Modal.Footer>
    </Modal>
  );
}
