import { useEffect, useMemo, useState } from 'react';
import { daysOfPeriod, type Period } from '@shared/dashboards/periods';
import { t } from '@shared/i18n';
import { useToday } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { settingsIcon } from '@shared/ui/icons/settings';
import { PartFailed } from '@shared/ui/Later';
import { useLazy } from '@shared/ui/useLazy';
import type { Span } from '../api';
import { isOfPeriod, type ModuleId } from '../model/modules';
import { useAppSelector } from '../state/slice';
import { Module } from './Module';

interface Props {
  /** In their order. */
  shown: readonly ModuleId[];
  wide: readonly string[];
  period: Period;
  onArrange: (() => void) | null;
}

/** What draws them is fetched while they are read. */
const loadContent = async () => (await import('./ModuleContent')).ModuleContent;

/** The same for every module that is not of a period: another period is no reason to read it again. */
const noDays: Span = { from: '', to: '' };

/** Milliseconds for which a module waits for those that stand before it. */
const patience = 3000;

/**
 * How many modules are drawn. All of them are read at once, but the first time each is drawn with or after those
 * before it, so that nothing jumps; nobody waits for long, nor again.
 */
function useDrawn(shown: readonly ModuleId[], isCodePending: boolean): number {
  const [isOver, setIsOver] = useState(false);
  const settled = useAppSelector(({ parts }) => {
    const first = shown.findIndex((id) => {
      const load = parts[id];
      return load?.status !== 'ready' && load?.status !== 'failed';
    });
    return first === -1 ? shown.length : first;
  });
  const isDone = settled === shown.length && !isCodePending;
  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(() => setIsOver(true), isDone ? 0 : patience);
    return () => clearTimeout(timer);
  }, [isOver, isDone]);
  if (isOver || isDone) return shown.length;
  return isCodePending ? 1 : settled + 1;
}

/** The modules, each of which loads, fails and is tried again by itself. */
export function Modules({ shown, wide, period, onArrange }: Props) {
  const today = useToday();
  const days = useMemo(() => daysOfPeriod(period, today), [period, today]);
  const [content, startContent] = useLazy(loadContent);
  useEffect(() => {
    if (content.status === 'idle') startContent();
  }, [content.status, startContent]);
  const drawn = useDrawn(shown, content.status === 'pending' || content.status === 'idle');
  if (shown.length === 0) return <NothingShown onArrange={onArrange} />;
  return (
    <>
      {content.status === 'failed' && <PartFailed onRetry={startContent} />}
      <div className="ww-modules">
        {shown.map((id, index) => (
          <div
            key={id}
            className={wide.includes(id) ? 'ww-module-wide' : undefined}
            hidden={index >= drawn}
          >
            <Module
              id={id}
              period={period}
              days={isOfPeriod(id) ? days : noDays}
              Content={content.status === 'ready' ? content.value : null}
            />
          </div>
        ))}
      </div>
    </>
  );
}

const NothingShown = ({ onArrange }: Pick<Props, 'onArrange'>) => (
  <Card>
    <EmptyState
      icon={settingsIcon}
      title={t('No module is shown.')}
      actions={
        onArrange && (
          <button type="button" className="btn btn-primary" onClick={onArrange}>
            {t('Choose modules')}
          </button>
        )
      }
    >
      {t('The dashboard shows what you choose for it.')}
    </EmptyState>
  </Card>
);
