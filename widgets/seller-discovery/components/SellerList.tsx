import { useEffect } from 'react';
import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { CardPages } from '@shared/lists/CardPages';
import { isNarrowed } from '@shared/lists/listQuery';
import { ShowMore } from '@shared/lists/ShowMore';
import type { ListQueryState } from '@shared/lists/useListQuery';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Load } from '@shared/store/load';
import { Later } from '@shared/ui/Later';
import type { FilterName } from '../model/query';
import type { Sellers } from '../model/sellers';
import { filterKinds } from './filterKinds';
import { OneSeller } from './OneSeller';
import { SellerFilters } from './SellerFilters';

interface Props {
  list: ListQueryState<FilterName>;
  sellers: Sellers;
  /** The page of one seller, with `{slug}` in it. */
  sellerUrl: string | undefined;
  /** Others are on their way: those that are shown may be of another search. */
  isReading: boolean;
  /** The read of further pages that were asked for; null when none were. */
  more: Load<Sellers> | null;
}

/** Pixels of a page of 24 cards where three stand beside each other. */
const guessedHeight = 8 * 148;

const loadNothingYet = async () => (await import('./NothingYet')).NothingYet;
const loadNothingFits = async () => (await import('@shared/lists/NothingFits')).NothingFits;

const keyOf = ({ id }: ListedSeller) => String(id);

/** The sellers that were asked for, and the ways to others. */
export function SellerList({ list, sellers, sellerUrl, isReading, more }: Props) {
  const locale = useLocale();
  const { query, follow } = list;
  const { pages, count } = sellers;
  const [newest] = pages.at(-1) ?? [];
  const isEmpty = count === 0 && !isReading;

  // Fewer pages than the address names: the list became shorter, or someone kept a very long one.
  const isShort = more?.status === 'ready' && sellers.upTo === query.page && query.page > 1;
  useEffect(() => {
    if (isShort) follow(Math.max(1, pages.length));
  }, [follow, isShort, pages.length]);

  if (isEmpty && !isNarrowed(query)) return <Later load={loadNothingYet} props={{}} />;
  return (
    <>
      <SellerFilters
        list={list}
        sellers={sellers}
        says={tn('%(count)s seller found', '%(count)s sellers found', count, {
          count: formatCount(count, locale),
        })}
      />
      {isEmpty ? (
        <Later
          load={loadNothingFits}
          props={{
            title: t('No seller fits.'),
            says: t('Remove a filter to see more sellers.'),
            kinds: filterKinds(sellers),
            list,
          }}
        />
      ) : (
        <>
          <CardPages
            pages={pages}
            keyOf={keyOf}
            className="ww-seller-grid"
            guessedHeight={guessedHeight}
            isDimmed={isReading}
          >
            {(seller, onLeave) => (
              <OneSeller
                seller={seller}
                sellerUrl={sellerUrl}
                canFavorite={sellers.canFavorite}
                onLeave={onLeave}
              />
            )}
          </CardPages>
          <ShowMore
            shown={pages.flat().length}
            count={count}
            pages={pages.length}
            newest={newest && keyOf(newest)}
            isBusy={more?.status === 'pending'}
            failure={more?.status === 'failed' ? more.failure : null}
            onMore={() => follow(pages.length + 1)}
          />
        </>
      )}
    </>
  );
}
