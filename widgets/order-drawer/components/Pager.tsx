import { useEffect, useRef } from 'react';
import { t } from '@shared/i18n';
import { mayTakeFocus } from '@shared/focus/focused';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { perPage, type Drawer } from '../model/drawer';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/**
 * Goes through the pages. The focus goes to the title, above the items that are new, unless the person has gone on to
 * another control meanwhile.
 */
export function Pager({ drawer: { page, resultCount } }: { drawer: Drawer }) {
  const dispatch = useAppDispatch();
  const focusTitle = useFocusTitle();
  const isTurned = useRef(false);
  const nav = useRef<HTMLElement>(null);
  const status = useAppSelector(({ drawer }) => drawer.status);
  const last = Math.max(1, Math.ceil(resultCount / perPage));

  useEffect(() => {
    if (status === 'pending' || !isTurned.current) return;
    isTurned.current = false;
    if (status === 'ready' && mayTakeFocus(nav.current)) focusTitle();
  }, [status, focusTitle]);

  if (last === 1 && page === 1) return null;
  const turn = (to: number) => {
    if (to < 1 || to > last) return;
    isTurned.current = true;
    dispatch(changeView({ page: to }));
  };
  return (
    <nav ref={nav} className="ww-row" aria-label={t('Pages of items')}>
      <Turn isOff={page <= 1} label={t('Previous page')} onClick={() => turn(page - 1)} />
      <span>{t('Page %(page)s of %(last)s', { page, last })}</span>
      <Turn isOff={page >= last} label={t('Next page')} onClick={() => turn(page + 1)} />
    </nav>
  );
}

interface TurnProps {
  isOff: boolean;
  label: string;
  onClick: () => void;
}

/** Not `disabled`, which would drop the focus at the last page. */
const Turn = ({ isOff, label, onClick }: TurnProps) => (
  <button
    type="button"
    className={`btn btn-outline-secondary ${isOff ? 'disabled' : ''}`}
    aria-disabled={isOff || undefined}
    onClick={onClick}
  >
    {label}
  </button>
);
