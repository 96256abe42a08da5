import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { Pager as Pages } from '@shared/lists/Pager';
import { perPage, type Drawer } from '../model/drawer';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/**
 * Goes through the pages. The focus goes to the title, above the items that are new, unless the person has gone on to
 * another control meanwhile.
 */
export function Pager({ drawer: { page, resultCount } }: { drawer: Drawer }) {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const isTurned = useRef(false);
  const nav = useRef<HTMLDivElement>(null);
  const status = useAppSelector(({ drawer }) => drawer.status);

  useEffect(() => {
    if (status === 'pending' || !isTurned.current) return;
    isTurned.current = false;
    if (status === 'ready' && mayTakeFocus(nav.current)) focus.toTitle();
  }, [status, focus]);

  if (resultCount <= perPage && page === 1) return null;
  return (
    <div ref={nav}>
      <Pages
        label={t('Pages of items')}
        page={page}
        perPage={perPage}
        count={resultCount}
        onPage={(to) => {
          isTurned.current = true;
          dispatch(changeView({ page: to }));
        }}
      />
    </div>
  );
}
