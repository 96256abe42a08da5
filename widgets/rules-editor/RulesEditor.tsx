import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useWidget } from '@shared/mount/WidgetContext';
import { t } from '@shared/page/i18n';
import { shallowEqual } from '@shared/store/hooks';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Skeleton } from '@shared/ui/Skeleton';
import { useLazy } from '@shared/ui/useLazy';
import { useStateInUrl } from '@shared/ui/useStateInUrl';
import { Screen } from '@shared/ui/Screen';
import { Card } from '@shared/ui/Card';
import { loadTools } from './components/loadTools';
import { RulesBody } from './components/RulesBody';
import type { RulesConfig } from './config';
import { isTyping, readView, writeView } from './model/filter';
import { changeView, openRules } from './state/thunks';
import { selectIsReadOnly, selectView } from './state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from './state/slice';
import { evaluationSays } from './model/words';

/** The rules of a vendor: what may be ordered, at what price, and who sees it. */
export function RulesEditor({ config }: { config: RulesConfig }) {
  const dispatch = useAppDispatch();
  const { focus } = useWidget();
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
    focus.toTitle();
    dispatch(focusMoved(null));
  }, [dispatch, focus, takesFocus]);

  return (
    <Screen title={t('Rules')} isReadOnly={isReadOnly} facts={evaluationSays(config.evaluation)}>
      <Card>
        <Body config={config} />
      </Card>
    </Screen>
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
