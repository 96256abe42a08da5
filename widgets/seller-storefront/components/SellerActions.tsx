import { t } from '@shared/i18n';
import { favoriteDismissed, isShownFavorite } from '@shared/storefront/favorites';
import { DialogButton } from '@shared/ui/DialogButton';
import { FavoriteButton } from '@shared/ui/FavoriteButton';
import { FavoriteNote } from '@shared/ui/FavoriteNote';
import type { Nav } from '../model/answers';
import type { Preview } from '../model/looks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { favoriteToggled } from '../state/writes';

interface Props {
  nav: Nav;
  isPreview: boolean;
  onPreview: (as: Preview) => void;
}

const loadPreview = async () => (await import('./PreviewDialog')).PreviewDialog;

/** What can be done about the seller. */
export function SellerActions({ nav, isPreview, onPreview }: Props) {
  const { seller, canFavorite, canPreview } = nav;
  return (
    <>
      {canPreview && (
        <DialogButton
          className="btn-outline-secondary"
          load={loadPreview}
          dialog={(Preview, close) => <Preview onPreview={onPreview} onClose={close} />}
        >
          {isPreview ? t('Preview as another customer') : t('Preview as a customer')}
        </DialogButton>
      )}
      {canFavorite && !isPreview && <Heart seller={seller} />}
    </>
  );
}

function Heart({ seller }: Pick<Nav, 'seller'>) {
  const dispatch = useAppDispatch();
  const { id, name } = seller;
  const edit = useAppSelector((state) => state.favorites.edits[String(id)]);
  const isFavorite = useAppSelector(({ favorites }) =>
    isShownFavorite(favorites, id, seller.is_favorite),
  );
  const toggle = () => dispatch(favoriteToggled(seller, isFavorite));
  return (
    <>
      <FavoriteButton
        name={name}
        isFavorite={isFavorite}
        isBusy={edit?.status === 'sending' || edit?.status === 'searching'}
        onToggle={toggle}
      />
      {edit && edit.status !== 'sending' && (
        <FavoriteNote
          name={name}
          edit={edit}
          onRetry={toggle}
          onDismiss={() => dispatch(favoriteDismissed(String(id)))}
        />
      )}
    </>
  );
}
