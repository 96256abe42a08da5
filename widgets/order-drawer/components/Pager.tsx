import { useEffect, useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { Pager as Pages } from '@shared/lists/Pager';
import { firstView, type Drawer } from '../model/drawer';
import { useAppSelector } from '../state/slice';

interface Props {
  drawer: Drawer;
  onPage: (page: number) => void;
}

/**
 * Goes through the pages. The focus goes to the title, above the items that are new, unless the person has gone on to
 * another control meanwhile.
 */
export function Pager({ drawer: { page, result_count: count }, onPage }: Props) {
  const focus = useFocus();
  const isTurned = useRef(false);
  const nav = useRef<HTMLDivElement>(null);
  const status = useAppSelector(({ drawer }) => drawer.status);
  useEffect(() => {
    if (status === 'pending' || !isTurned.current) return;
    isTurned.current = false;
    if (status === 'ready' && mayTakeFocus(nav.current)) focus.toTitle();
  }, [status, focus]);

  const { perPage } = firstView;
  if (count <= perPage && page === 1) return null;
  const turn = (to: number) => {
    isTurned.current = true;
    onPage(to);
  };
  return (
    <div ref={nav}>
      <Pages {...{ page, perPage, count }} label={t('Pages of items')} onPage={turn} />
    </div>
  );
}
