import { useEffect } from 'react';
import { PeriodChoice } from '@shared/dashboards/PeriodChoice';
import { oneOf, periods } from '@shared/dashboards/periods';
import { t } from '@shared/page/i18n';
import { useListQuery } from '@shared/lists/useListQuery';
import { useResource } from '@shared/store/useResource';
import { BusyButton } from '@shared/ui/BusyButton';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { LazyTasks, useLazyTasks } from '@shared/ui/LazyTasks';
import { Loaded } from '@shared/ui/Loaded';
import { Screen } from '@shared/ui/Screen';
import { Modules } from './components/Modules';
import type { DispensaryDashboardConfig } from './config';
import { inOrder } from './model/layout';
import { isOfPeriod, modulesOf } from './model/modules';
import { layout, useAppSelector } from './state/slice';

/** Which days are looked at stands in the page's address. It is made once: the hook compares it by identity. */
const listSpec = { filters: ['period'] } as const;

const loadEditing = async () => (await import('./components/Editing')).Editing;

/** What a dispensary has to know today, as its user has arranged it. */
export function DispensaryDashboard({ config }: { config: DispensaryDashboardConfig }) {
  const { query, change } = useListQuery(listSpec);
  const period = oneOf(periods, query.filters.period[0]) ?? '30';
  const load = useAppSelector((state) => state.layout);
  const read = useResource(layout, undefined, load);
  const { answer } = read;
  const editor = useLazyTasks(loadEditing);
  const { open, forget, isWaiting } = editor;
  const arrange = () => open('arrange');
  const hasFailed = !answer && load.status === 'failed';
  // A press while it is read opens the dialog when it comes; not later, when another try brings it.
  useEffect(() => {
    if (hasFailed) forget();
  }, [hasFailed, forget]);

  const available = modulesOf(config);
  const { order = [], hidden = [] } = answer?.layout ?? {};
  const shown = inOrder(order, available).filter((id) => !hidden.includes(id));
  // Until the arrangement is known, what stands above the modules is there already, so that nothing jumps.
  const isUnknown = !answer && !hasFailed;

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
          {(answer ? answer.canEdit : isUnknown) && (
            <BusyButton
              className="btn-outline-secondary"
              isBusy={isUnknown && isWaiting}
              onClick={arrange}
            >
              {t('Customize')}
            </BusyButton>
          )}
        </>
      }
    >
      <div className="ww-stack">
        <Loaded
          of={read}
          failed={t('The dashboard could not be loaded.')}
          outdated={t('The arrangement may be out of date.')}
          skeleton={
            <div className="ww-modules-coming">
              <CardSkeleton label={t('Loading the dashboard…')} cards={6} />
            </div>
          }
        >
          {(known) => (
            <>
              <LazyTasks
                tasks={editor}
                isOff={!known.canEdit}
                props={{ layout: known.layout, available }}
              />
              <Modules
                shown={shown}
                wide={known.layout.wide}
                period={period}
                onArrange={known.canEdit ? arrange : null}
              />
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
