import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { t, tn } from '@shared/page/i18n';
import { pageUrl } from '@shared/urls/pageUrl';
import { standingOf, standingText } from '@shared/storefront/standing';
import { useHeart } from '@shared/storefront/useHeart';
import { Badge } from '@shared/ui/Badge';
import { heartFilledIcon } from '@shared/ui/icons/heartFilled';
import { SellerCard } from '@shared/storefront/SellerCard';
import { useMoney } from '@shared/ui/useMoney';
import { useAppDispatch } from '../state/slice';
import { favoriteToggled } from '../state/favoriteToggled';

interface Props {
  seller: ListedSeller;
  /** The seller's page, with `{slug}` in it. */
  sellerUrl: string | undefined;
  canFavorite: boolean;
  onLeave: () => void;
}

/** One seller, with what a buyer decides by. */
export function OneSeller({ seller, sellerUrl, canFavorite, onLeave }: Props) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const { id, name, slug, regions, tags, minimum_order: minimum } = seller;
  const toggle = (isShown: boolean) => dispatch(favoriteToggled(seller, isShown));
  const { heart, note, isFavorite } = useHeart(seller, toggle);
  return (
    <SellerCard
      name={name}
      href={pageUrl(sellerUrl, { slug })}
      logo={seller.logo}
      captions={[
        firstOf(regions),
        [
          minimum === null
            ? t('No minimum order')
            : t('Minimum order %(amount)s', { amount: money(minimum) }),
        ],
        firstOf(tags),
      ]}
      badges={<States seller={seller} isMarked={!canFavorite && isFavorite} />}
      corner={canFavorite && heart}
      focusKey={String(id)}
      onLeave={onLeave}
    >
      {note}
    </SellerCard>
  );
}

/** How the seller's shop and its account stand, in words that mean something to a buyer. */
function States({ seller, isMarked }: { seller: ListedSeller; isMarked: boolean }) {
  const standing = standingOf(seller);
  return (
    <>
      {standing !== 'open' && (
        <Badge tone={standing === 'closed' ? 'neutral' : 'warning'}>{standingText(standing)}</Badge>
      )}
      {isMarked && (
        <Badge tone="info" icon={heartFilledIcon}>
          {t('Favorite')}
        </Badge>
      )}
    </>
  );
}

/** The cards of a row are as high as the highest of them: of many, the first few and how many more there are. */
const firstOf = (facts: readonly string[]): readonly string[] =>
  facts.length > 6
    ? [...facts.slice(0, 5), tn('%(count)s more', '%(count)s more', facts.length - 5)]
    : facts;
