import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PeriodChoice } from '@shared/dashboards/PeriodChoice';
import { t } from '@shared/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import type { Result } from '@shared/http/result';
import { BusyButton } from '@shared/ui/BusyButton';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { Screen } from '@shared/ui/Screen';
import { useRetries } from '@shared/useRetries';
import { Modules } from './components/Modules';
import type { DispensaryDashboardConfig } from './config';
import { inOrder, type Layout, type LayoutAnswer } from './model/layout';
import { isOfPeriod, modulesOf } from './model/modules';
import { listSpec, periodOf } from './model/query';
import { layout } from './state/requests';
import { useAppDispatch, useAppSelector } from './state/slice';

const loadEditing = async () => (await import('./components/Editing')).Editing;

/** What a dispensary has to know today, as its user has arranged it. */
export function DispensaryDashboard({ config }: { config: DispensaryDashboardConfig }) {
  const dispatch = useAppDispatch();
  const { query, change } = useListQuery(listSpec);
  const period = periodOf(query);
  const load = useAppSelector((state) => state.layout);
  const answer = load.status === 'idle' ? undefined : load.value;
  const editor = useLazyTasks(loadEditing);
  const open = (arranged: Layout) => editor.open({ ...arranged, id: 'layout' });
  const reading = useRef<Promise<Result<LayoutAnswer>> | null>(null);
  const [isWanted, setIsWanted] = useState(false);

  const read = useCallback(() => {
    reading.current = dispatch(layout.read(undefined));
  }, [dispatch]);
  // Not later: whoever presses Customize at once waits for it.
  useLayoutEffect(read, [read]);
  useRetries(load, read, true);

  const available = useMemo(() => modulesOf(config), [config]);
  const arranged = answer?.layout;
  const shown = useMemo(
    () =>
      arranged ? inOrder(arranged, available).filter((id) => !arranged.hidden.includes(id)) : [],
    [arranged, available],
  );
  const arrange = answer?.canEdit ? () => open(answer.layout) : null;
  // While nobody knows how they are arranged, what stands over the modules has its place already: nothing jumps.
  const isUnknown = !answer && load.status !== 'failed';
  // A press while it is read opens the dialog when it comes; not later, when another try brings it.
  const arrangeWhenRead = async () => {
    setIsWanted(true);
    const result = await reading.current;
    setIsWanted(false);
    if (result?.ok && result.value.canEdit) open(result.value.layout);
  };

  return (
    <Screen
      title={t('Dashboard')}
      isReadOnly={answer && !answer.canEdit}
      actions={
        <>
          {(isUnknown ? available : shown).some(isOfPeriod) && (
            <PeriodChoice
              period={period}
              onChange={(next) => change({ filters: { period: [next] } })}
            />
          )}
          {(arrange ?? isUnknown) && (
            <BusyButton
              className="btn-outline-secondary"
              isBusy={isWanted}
              onClick={arrange ?? (() => void arrangeWhenRead())}
            >
              {t('Customize')}
            </BusyButton>
          )}
        </>
      }
    >
      <div className="ww-stack">
        {load.status === 'failed' && (
          <FailureAlert failure={load.failure} onRetry={read}>
            {answer
              ? t('The arrangement may be out of date.')
              : t('The dashboard could not be loaded.')}
          </FailureAlert>
        )}
        {answer && (
          <LazyTasks
            tasks={editor}
            isOff={!answer.canEdit}
            props={{ layout: answer.layout, available }}
          />
        )}
        {answer && (
          <Modules shown={shown} wide={answer.layout.wide} period={period} onArrange={arrange} />
        )}
        {isUnknown && (
          <div className="ww-modules-coming">
            <CardSkeleton label={t('Loading the dashboard…')} cards={6} />
          </div>
        )}
      </div>
    </Screen>
  );
}
