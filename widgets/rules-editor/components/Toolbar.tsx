import { useState } from 'react';
import { t } from '../../../shared/i18n';
import { useDomId } from '../../../shared/mount/WidgetContext';
import { BusyButton } from '../../../shared/ui/BusyButton';
import { filterNames } from '../filter';
import { changeView, rereadRules } from '../state/flows';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { Decide } from './Decide';
import { Later } from './Later';
import { loadFilterPanel } from './parts';
import { useSheet } from './sheet';

/** Finding, filtering, adding, and what concerns the list as a whole. */
export function Toolbar() {
  const dispatch = useAppDispatch();
  const { tools } = useSheet();
  const findId = useDomId();
  const panelId = useDomId();
  const words = useAppSelector((state) => state.words);
  const active = useAppSelector(
    ({ filter }) => filterNames.filter((name) => filter[name] !== '').length,
  );
  const isRefreshing = useAppSelector(({ refresh }) => refresh.status === 'pending');
  const [isOpen, setIsOpen] = useState(active > 0);

  return (
    <>
      <div className="ww-row">
        <div className="ww-rules-find">
          <label className="visually-hidden" htmlFor={findId}>
            {t('Find in the rules')}
          </label>
          <input
            id={findId}
            type="search"
            className="form-control"
            placeholder={t('Find in the rules')}
            autoComplete="off"
            value={words}
            onChange={(event) => dispatch(changeView({ words: event.target.value }))}
          />
        </div>
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {active > 0 ? t('Filter (%(count)s)', { count: active }) : t('Filter')}
        </button>
        {tools && <tools.AddRule />}
        <BusyButton
          className="btn-link"
          isBusy={isRefreshing}
          onClick={() => void dispatch(rereadRules())}
        >
          {t('Refresh')}
        </BusyButton>
        {tools && <tools.Exchange />}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Later load={loadFilterPanel} props={{}} />}
      </div>
      <Decide />
    </>
  );
}
