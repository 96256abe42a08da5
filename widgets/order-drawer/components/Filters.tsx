import { useEffect, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';
import type { Drawer } from '../model/drawer';
import { changeView } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** A pause in typing after which the search begins. */
const pauseMilliseconds = 300;

export function Filters({ drawer: { orderBy, resultCount } }: { drawer: Drawer }) {
  const dispatch = useAppDispatch();
  const [searchId, sortId] = [useDomId(), useDomId()];
  const locale = useLocale();
  const view = useAppSelector((state) => state.view);
  const isReady = useAppSelector(({ drawer }) => drawer.status === 'ready');
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      setTyped(null);
      // Blanks alone look for nothing. Any other one may stand between two words: the field keeps it.
      const text = typed.trim() && typed;
      if (text !== view.text) dispatch(changeView({ text }));
    }, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [dispatch, typed, view.text]);

  return (
    <div className="ww-item-filters">
      <div>
        <label className="form-label" htmlFor={searchId}>
          {t('Search items')}
        </label>
        <input
          id={searchId}
          type="search"
          className="form-control"
          autoComplete="off"
          value={typed ?? view.text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {orderBy.length > 0 && (
        <div>
          <label className="form-label" htmlFor={sortId}>
            {t('Sort by')}
          </label>
          <select
            id={sortId}
            className="form-select"
            value={view.orderBy}
            onChange={(event) => dispatch(changeView({ orderBy: event.target.value }))}
          >
            {orderBy.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
      <p className="ww-muted" role="status">
        {isReady &&
          tn('%(count)s item', '%(count)s items', resultCount, {
            count: formatCount(resultCount, locale),
          })}
      </p>
    </div>
  );
}
