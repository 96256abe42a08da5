import Modal from 'react-bootstrap/Modal';
import { t } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { ownUrl } from '../../../shared/urls';
import { refreshPreview } from '../state/flows';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { CartNotices } from '../../../shared/ui/CartNotices';
import { PreviewLines } from './PreviewLines';
import { PreviewTotals, Total } from './PreviewTotals';

interface Props {
  cartUrl: string | undefined;
  onClose: () => void;
}

/** The latest lines and the totals. What may no longer be true is dimmed and says so. */
export function PreviewDialog({ cartUrl, onClose }: Props) {
  const titleId = useDomId();
  const { portal } = useWidget();
  const href = ownUrl(cartUrl);
  const isReadOnly = useAppSelector(
    ({ preview }) => preview.status !== 'idle' && preview.value?.canEdit === false,
  );
  return (
    <Modal
      show
      scrollable
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      onHide={onClose}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {t('Your cart')}
        </Modal.Title>
        {isReadOnly && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        <button type="button" className="btn-close" aria-label={t('Close')} onClick={onClose} />
      </Modal.Header>
      {/* It may scroll, and holds nothing that takes the focus: keys scroll it only when it does itself. */}
      <Modal.Body tabIndex={0} role="region" aria-labelledby={titleId}>
        <Content />
      </Modal.Body>
      <Modal.Footer>
        <Total />
        <button type="button" className="btn btn-link" onClick={onClose}>
          {t('Close')}
        </button>
        {href && (
          <a className="btn btn-primary" href={href}>
            {t('View cart')}
          </a>
        )}
      </Modal.Footer>
    </Modal>
  );
}

function Content() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.preview);
  const preview = load.status === 'idle' ? undefined : load.value;
  return (
    <div className="ww-stack">
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => dispatch(refreshPreview())}>
          {preview ? t('This is what the cart was before.') : t('The cart could not be read.')}
        </FailureAlert>
      )}
      {preview ? (
        <>
          <CartNotices notices={preview.notices} />
          <PreviewLines lines={preview.lines} isTrue={load.status === 'ready'} />
          <PreviewTotals preview={preview} status={load.status} />
        </>
      ) : (
        load.status !== 'failed' && <Skeleton label={t('Loading your cart…')} rows={6} />
      )}
    </div>
  );
}
