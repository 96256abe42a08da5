import { t } from '@shared/i18n';
import { favoriteDismissed, isShownFavorite } from '@shared/storefront/favorites';
import { DialogButton } from '@shared/ui/DialogButton';
import { FavoriteButton } from '@shared/ui/FavoriteButton';
import { Later } from '@shared/ui/Later';
import type { Nav } from '../model/answers';
import type { Preview } from '../model/looks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { favoriteToggled } from '../state/thunks';

const loadDialog = () => import('./PreviewDialog');
const loadNote = async () => (await import('@shared/ui/FavoriteNote')).FavoriteNote;

interface Props {
  nav: Nav;
  isPreview: boolean;
  onPreview: (as: Preview) => void;
}

/** What can be done about the seller. */
export function SellerActions({ nav, isPreview, onPreview }: Props) {
  const { seller, canFavorite, canPreview } = nav;
  return (
    <>
      {canPreview && (
        <DialogButton
          className="btn-outline-secondary"
          load={loadDialog}
          dialog={({ PreviewDialog }, close) => (
            <PreviewDialog onPreview={onPreview} onClose={close} />
          )}
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
        <Later
          load={loadNote}
          props={{
            name,
            edit,
            onRetry: toggle,
            onDismiss: () => dispatch(favoriteDismissed(String(id))),
          }}
        />
      )}
    </>
  );
}
