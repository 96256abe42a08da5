import { t } from '@shared/i18n';
import { useHeart } from '@shared/storefront/useHeart';
import { DialogButton } from '@shared/ui/DialogButton';
import type { Nav } from '../model/answers';
import type { Preview } from '../model/preview';
import { useAppDispatch } from '../state/slice';
import { favoriteToggled } from '../state/writes';

interface Props {
  nav: Nav;
  isPreview: boolean;
  onPreview: (as: Preview) => void;
}

const loadPreview = async () => (await import('./PreviewDialog')).PreviewDialog;

/** What can be done about the seller. */
export function SellerActions({ nav, isPreview, onPreview }: Props) {
  const dispatch = useAppDispatch();
  const { seller, canFavorite, canPreview } = nav;
  const toggle = (isShown: boolean) => dispatch(favoriteToggled(seller, isShown));
  const { heart, note } = useHeart(seller, toggle);
  return (
    <>
      {canPreview && (
        <DialogButton
          className="btn-outline-secondary"
          load={loadPreview}
          dialog={(Dialog, close) => <Dialog onPreview={onPreview} onClose={close} />}
        >
          {isPreview ? t('Preview as another customer') : t('Preview as a customer')}
        </DialogButton>
      )}
      {canFavorite && !isPreview && heart}
      {canFavorite && !isPreview && note}
    </>
  );
}
