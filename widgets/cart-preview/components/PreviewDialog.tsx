import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { ownUrl } from '@shared/urls/guard';
import { retryPreview } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { CartNotices } from '@shared/storefront/CartNotices';
import { Dialog } from '@shared/ui/Dialog';
import { ReadOnlyBadge } from '@shared/ui/ReadOnlyBadge';
import { PreviewLines } from './PreviewLines';
import { PreviewTotals } from './PreviewTotals';

interface Props {
  cartUrl: string | undefined;
  onClose: () => void;
}

/** The latest lines and the totals. What may no longer be true is dimmed and says so. */
export function PreviewDialog({ cartUrl, onClose }: Props) {
  const href = ownUrl(cartUrl);
  const isReadOnly = useAppSelector(
    ({ preview }) => preview.status !== 'idle' && preview.value?.canEdit === false,
  );
  return (
    <Dialog
      title={t('Your cart')}
      size="form"
      badges={isReadOnly && <ReadOnlyBadge />}
      foot={<PreviewTotals />}
      actions={
        href && (
          <a className="btn btn-primary" href={href}>
            {t('View cart')}
          </a>
        )
      }
      onClose={onClose}
    >
      <Content />
    </Dialog>
  );
}

function Content() {
  const dispatch = useAppDispatch();
  const load = useAppSelector((state) => state.preview);
  const preview = load.status === 'idle' ? undefined : load.value;
  return (
    <div className="ww-stack">
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={() => dispatch(retryPreview())}>
          {preview ? t('This is what the cart was before.') : t('The cart could not be read.')}
        </FailureAlert>
      )}
      {preview ? (
        <>
          <CartNotices notices={preview.notices} />
          <PreviewLines lines={preview.lines} isTrue={load.status === 'ready'} />
        </>
      ) : (
        load.status !== 'failed' && <Skeleton label={t('Loading your cart…')} rows={6} />
      )}
    </div>
  );
}
