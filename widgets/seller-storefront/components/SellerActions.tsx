import { t } from '@shared/i18n';
import { useHeart } from '@shared/storefront/useHeart';
import { DialogButton } from '@shared/ui/DialogButton';
import type { later } from '../later';
import type { Nav } from '../model/answers';
import type { Preview } from '../model/preview';
import { useAppDispatch } from '../state/slice';
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
      {canFavorite && !as && heart}
      {canFavorite && !as && note}
    </>
  );
}
