import { useCallback, useEffect } from 'react';
import type { Id } from '@shared/answers/id';
import { countFor, isAwaited } from '@shared/lists/useListQuery';
import { refreshList } from '@shared/sync/syncServices';
import { useCartNews } from '@shared/sync/useCartNews';
import { useRetries } from '@shared/page/useRetries';
import { useStable } from '@shared/store/useStable';
import { askedOf, chosenLocations, type SheetQuery } from './model/query';
import { list } from './state/requests';
import { selectListed } from './state/selectors';
import { useAppDispatch, useAppSelector } from './state/slice';
import { readNotices } from './state/thunks';
import { showLocations } from './state/openOrder';

/** Reads what the sheet shows: with each other query or choice of locations, after a failure, and what others changed. */
export function useReads(query: SheetQuery) {
  const dispatch = useAppDispatch();
  const listed = useAppSelector(selectListed);
  const load = useAppSelector((state) => state.list);
  const isListed = listed !== undefined;

  // The same columns as long as the locations are the same: every row is drawn again otherwise.
  const locations = useStable(listed ? chosenLocations(listed.locations, query) : []);

  // Where the buyer's locations are not known yet, those of the address.
  const ids: readonly Id[] = isListed ? locations.map(({ id }) => id) : query.filters.location;
  const asked = JSON.stringify(askedOf(query, ids));
  const readList = useCallback(() => void dispatch(list.read(asked)), [asked, dispatch]);
  useEffect(readList, [readList]);

  const readOrder = useCallback(() => {
    if (isListed && locations.length > 0) dispatch(showLocations(locations.map(({ id }) => id)));
  }, [dispatch, isListed, locations]);
  useEffect(readOrder, [readOrder]);
  const readNews = useCallback(() => dispatch(readNotices()), [dispatch]);
  useEffect(readNews, [readNews]);

  useRetries(load, readList, true);
  useRetries(
    useAppSelector((state) => state.order),
    readOrder,
    true,
  );
  useRetries(
    useAppSelector((state) => state.notices),
    readNews,
    true,
  );
  useFollowing(readList);
  return {
    locations,
    count: countFor(load, asked),
    isReading: isAwaited(load, asked),
    readList,
    readOrder,
    readNews,
  };
}

/** Reads again whenever someone else may have changed the order. */
function useFollowing(readList: () => void) {
  const dispatch = useAppDispatch();
  const refresh = useCallback(() => dispatch(refreshList()), [dispatch]);
  const readAll = useCallback(() => {
    readList();
    refresh();
  }, [readList, refresh]);
  useCartNews(refresh, readAll);
}
