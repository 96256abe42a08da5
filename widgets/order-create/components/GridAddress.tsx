import { useCallback } from 'react';
import { useStateInUrl } from '@shared/ui/useStateInUrl';
import { gridAddress } from '../model/address';
import { showQuery } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Keeps what the grid shows in the page's address. It comes with the grid. */
export function GridAddress() {
  const dispatch = useAppDispatch();
  const query = useAppSelector((state) => state.query);
  const corrected = useAppSelector((state) => state.correctedQuery);
  useStateInUrl({
    view: query,
    write: gridAddress.write,
    onRead: useCallback(
      (text: string) => dispatch(showQuery(gridAddress.read(text), gridAddress.write)),
      [dispatch],
    ),
    isTyping: (before, now) =>
      query === corrected && now === gridAddress.write(query)
        ? 'follows'
        : gridAddress.isTyping(before, now),
  });
  return null;
}
