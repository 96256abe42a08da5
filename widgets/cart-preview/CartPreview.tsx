import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import { CartButton } from './components/CartButton';
import { useCountText } from './components/useCountText';
import type { PreviewConfig } from './config';
import { openPreview } from './state/thunks';
import { closed, useAppDispatch, useAppSelector } from './state/slice';
import { useFollowCart } from './useFollowCart';
import { useAnnouncement } from './useAnnouncement';

const loadDialog = () => import('./components/PreviewDialog');

/** The page's cart button, and what it opens. */
export function CartPreview({ config }: { config: PreviewConfig }) {
  const dispatch = useAppDispatch();
  const [dialog, load] = useLazy(loadDialog);
  const isOpen = useAppSelector((state) => state.isOpen);
  const isSettled = useAppSelector(({ count }) => count.status === 'ready');
  const count = useCountText();
  const said = useAnnouncement(isSettled ? count.name : null);
  useFollowCart();

  const handleOpen = () => {
    load();
    dispatch(openPreview());
  };

  return (
    <>
      <CartButton count={count} isTrue={isSettled} isOpen={isOpen} onOpen={handleOpen} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {isOpen && dialog.status === 'failed' && <DialogFailed className="ww-preview-alert" />}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.PreviewDialog
          cartUrl={config.urls?.cart}
          onClose={() => dispatch(closed())}
        />
      )}
    </>
  );
}
