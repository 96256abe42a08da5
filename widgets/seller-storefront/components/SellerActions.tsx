import { t } from '@shared/page/i18n';
import { useHeart } from '@shared/storefront/useHeart';
import { DialogButton } from '@shared/ui/DialogButton';
import type { later } from '../later';
import type { Nav } from '../model/answers';
import type { Preview } from '../model/preview';
import { isPreviewed, useAppDispatch, useAppSelector } from '../state/slice';
import { favoriteToggled } from '../state/writes';

interface Props {
  nav: Nav;
  as: Preview | null;
  onPreview: (as: Preview) => void;
  load: Pick<typeof later, 'preview'>;
}

/** What can be done about the seller. */
export function SellerActions({ nav, as, load, onPreview }: Props) {
  const dispatch = useAppDispatch();
  const { seller, canFavorite, canPreview } = nav;
  const toggle = (isShown: boolean) => dispatch(favoriteToggled(seller, isShown));
  // Also while one ends: until the own list is there nothing can be sent.
  const isOthers = useAppSelector(isPreviewed) || as !== null;
  const { heart, note } = useHeart(seller, toggle);
  return (
    <>
      {canPreview && (
        <DialogButton
          className="btn-outline-secondary"
          load={load.preview}
          dialog={(Dialog, close) => <Dialog onPreview={onPreview} onClose={close} />}
        >
          {as ? t('Preview as another customer') : t('Preview as a customer')}
        </DialogButton>
      )}
      {canFavorite && !isOthers && heart}
      {canFavorite && !isOthers && note}
    </>
  );
}
