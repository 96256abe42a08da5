import { t } from '../page/i18n';
import { Icon } from '../ui/Icon';
import { heartIcon } from '../ui/icons/heart';
import { heartFilledIcon } from '../ui/icons/heartFilled';

interface Props {
  /** Of what is marked. */
  name: string;
  isFavorite: boolean;
  /** On its way to the server; a second press is not passed on. */
  isBusy: boolean;
  onToggle: () => void;
}

/** The heart of a seller. */
export const FavoriteButton = ({ name, isFavorite, isBusy, onToggle }: Props) => (
  <button
    type="button"
    className={`btn btn-plain ww-icon-btn ww-favorite ${isBusy ? 'ww-favorite-busy' : ''}`}
    aria-label={t('Favorite: %(name)s', { name })}
    aria-pressed={isFavorite}
    aria-busy={isBusy || undefined}
    title={isFavorite ? t('Remove from favorites') : t('Add to favorites')}
    onClick={isBusy ? undefined : onToggle}
  >
    <Icon of={isFavorite ? heartFilledIcon : heartIcon} />
  </button>
);
