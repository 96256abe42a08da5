import { useState } from 'react';
import { t } from '@shared/i18n';
import { selectCart, selectIsSettled } from '../state/selectors';
import { useAppSelector } from '../state/slice';

export type View = 'lines' | 'matrix';

interface Props {
  view: View;
  onView: (view: View) => void;
}

/** How the cart is shown, and what can be taken away of it. */
export function Toolbar({ view, onView }: Props) {
  const views = [
    ['lines', t('Lines')],
    ['matrix', t('By location matrix')],
  ] as const;
  return (
    <div className="ww-row">
      <div className="ww-cart-views" role="group" aria-label={t('View')}>
        {views.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={`btn btn-sm btn-outline-secondary ${view === name ? 'active' : ''}`}
            aria-pressed={view === name}
            onClick={() => onView(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <CsvButton />
    </div>
  );
}

/** Its code comes when it is asked for. An unsettled cart has amounts that do not fit its quantities, so it waits. */
function CsvButton() {
  const cart = useAppSelector(selectCart);
  const isSettled = useAppSelector(selectIsSettled);
  const [hasFailed, setHasFailed] = useState(false);
  const handleClick = () => {
    if (!cart || !isSettled) return;
    import('../model/csvOf').then(
      ({ saveCsv }) => {
        setHasFailed(false);
        saveCsv(cart);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-link ww-flush"
        aria-disabled={!isSettled || undefined}
        onClick={handleClick}
      >
        {t('Download CSV')}
      </button>
      {hasFailed && (
        <span className="text-danger" role="alert">
          {t('The file could not be made. Check your connection and try again.')}
        </span>
      )}
    </>
  );
}
