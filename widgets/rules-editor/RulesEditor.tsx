import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { t } from '../../shared/i18n';
import { useDomId } from '../../shared/mount/WidgetContext';
import { shallowEqual } from '../../shared/store/hooks';
import { FailureAlert } from '../../shared/ui/FailureAlert';
import { Skeleton } from '../../shared/ui/Skeleton';
import { useLazy } from '../../shared/ui/useLazy';
import { useStateInUrl } from '../../shared/ui/useStateInUrl';
import { loadTools } from './components/loadTools';
import { RulesBody } from './components/RulesBody';
import type { RulesConfig } from './config';
import { isTyping, readView, writeView } from './filter';
import { changeView, openRules } from './state/flows';
import { selectIsReadOnly, selectView } from './state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { evaluationSays } from './words';

/** The rules of a vendor: what may be ordered, at what price, and who sees it. */
export function RulesEditor({ config }: { config: RulesConfig }) {
  const titleId = useDomId();
  const dispatch = useAppDispatch();
  const title = useRef<HTMLHeadingElement>(null);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const takesFocus = useAppSelector(({ focus }) => focus?.key === '');
  useStateInUrl({
    view: useAppSelector(selectView, shallowEqual),
    write: writeView,
    onRead: useCallback((text: string) => dispatch(changeView(readView(text))), [dispatch]),
    isTyping,
  });

  useLayoutEffect(() => {
    if (!takesFocus) return;
    title.current?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, takesFocus]);

  return (
    <section className="card ww-card" aria-labelledby={titleId}>
      <header className="card-header ww-header">
        <h2 className="ww-title" id={titleId} ref={title} tabIndex={-1}>
          {t('Rules')}
        </h2>
        {isReadOnly && <span className="badge text-bg-secondary">{t('Read-only')}</span>}
        <p className="ww-muted">{evaluationSays(config.evaluation)}</p>
      </header>
      <div className="card-body">
        <Body config={config} />
      </div>
    </section>
  );
}

function Body({ config }: { config: RulesConfig }) {
  const dispatch = useAppDispatch();
  const rules = useAppSelector((state) => state.rules);

  // Beside the rules themselves, so that nothing moves when they are there.
  const [tools, load] = useLazy(loadTools);
  useEffect(() => {
    if (tools.status === 'idle') load();
  }, [tools.status, load]);

  if (rules.status === 'failed') {
    return (
      <FailureAlert failure={rules.failure} onRetry={() => void dispatch(openRules())}>
        {t('The rules could not be loaded.')}
      </FailureAlert>
    );
  }
  const areToolsHere = tools.status === 'ready';
  if (rules.status !== 'ready' || !(areToolsHere || tools.status === 'failed')) {
    return <Skeleton label={t('Loading the rules…')} rows={8} />;
  }
  return <RulesBody config={config} tools={areToolsHere ? tools.value : null} onRetry={load} />;
}
