import { useState } from 'react';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { BusyButton } from '@shared/ui/BusyButton';
import { Icon } from '@shared/ui/Icon';
import { refreshIcon } from '@shared/ui/icons/refresh';
import { searchIcon } from '@shared/ui/icons/search';
import { filterNames } from '../model/filter';
import { changeView, refetchRules } from '../state/thunks';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { LazyPart } from '@shared/ui/LazyPart';
import { Banner } from '@shared/ui/Banner';
import { Exchange } from './Exchange';
import { PanelButton } from './PanelButton';
import { loadDecidePanel, loadFilterPanel } from './parts';
import { useSheet } from './SheetContext';

/** Finding, filtering, adding, and what concerns the list as a whole. */
export function Toolbar() {
  const dispatch = useAppDispatch();
  const { tools } = useSheet();
  const filterId = useDomId();
  const decideId = useDomId();
  const active = useAppSelector(
    ({ filter }) => filterNames.filter((name) => filter[name] !== '').length,
  );
  const isRefreshing = useAppSelector(({ refresh }) => refresh.status === 'pending');
  const [isFiltering, setIsFiltering] = useState(active > 0);
  const [exportFailed, setExportFailed] = useState(false);
  const [isDeciding, setIsDeciding] = useState(false);

  return (
    <>
      <div className="ww-row">
        <Find />
        <PanelButton panelId={filterId} isOpen={isFiltering} onToggle={setIsFiltering}>
          {active > 0 ? t('Filter (%(count)s)', { count: active }) : t('Filter')}
        </PanelButton>
        <PanelButton panelId={decideId} isOpen={isDeciding} onToggle={setIsDeciding}>
          {t('Which rule decides?')}
        </PanelButton>
        <div className="ww-rules-tools">
          <BusyButton
            className="btn-plain ww-icon-btn"
            aria-label={t('Refresh')}
            title={t('Refresh')}
            isBusy={isRefreshing}
            onClick={() => void dispatch(refetchRules())}
          >
            <Icon of={refreshIcon} />
          </BusyButton>
          {tools && <Exchange onFailure={setExportFailed} />}
          {tools && <tools.AddRule />}
        </div>
      </div>
      {exportFailed && (
        <Banner level="danger" role="alert">
          {t('The file could not be made. Check your connection and try again.')}
        </Banner>
      )}
      <div id={filterId} hidden={!isFiltering}>
        {isFiltering && <LazyPart load={loadFilterPanel} props={{}} />}
      </div>
      <div id={decideId} hidden={!isDeciding}>
        {isDeciding && <LazyPart load={loadDecidePanel} props={{}} />}
      </div>
    </>
  );
}

/** The rules are all here, so that each letter finds at once. */
function Find() {
  const dispatch = useAppDispatch();
  const id = useDomId();
  const words = useAppSelector((state) => state.words);
  return (
    <div className="ww-search">
      <label className="visually-hidden" htmlFor={id}>
        {t('Find in the rules')}
      </label>
      <Icon of={searchIcon} />
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={t('Find in the rules')}
        autoComplete="off"
        value={words}
        onChange={(event) => dispatch(changeView({ words: event.target.value }))}
      />
    </div>
  );
}
