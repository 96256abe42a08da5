import { useMemo, type ComponentType } from 'react';
import { FigureCard } from '@shared/dashboards/FigureCard';
import { daysOfPeriod, type Period } from '@shared/dashboards/periods';
import { t } from '@shared/page/i18n';
import { useToday } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { Card } from '@shared/ui/Card';
import { EmptyState } from '@shared/ui/EmptyState';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { settingsIcon } from '@shared/ui/icons/settings';
import { PartFailed } from '@shared/ui/LazyPart';
import { useIsShown } from '@shared/ui/useIsShown';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { Span } from '../api';
import { isOfPeriod, moduleName, type ModuleId } from '../model/modules';
import type { Part } from '../model/parts';
import { part, useAppSelector } from '../state/slice';

interface Props {
  /** In their order. */
  shown: readonly ModuleId[];
  wide: readonly string[];
  period: Period;
  /** Null where the user may not. */
  onArrange: (() => void) | null;
}

const loadContent = async () => (await import('./ModuleContent')).ModuleContent;

/** The same for every module that is not of a period: another period is no reason to read it again. */
const noDays: Span = { from: '', to: '' };

/** The modules, each of which loads, fails and is tried again by itself. */
export function Modules({ shown, wide, period, onArrange }: Props) {
  const today = useToday();
  const days = useMemo(() => daysOfPeriod(period, today), [period, today]);
  const [content, startContent] = useLazyAtOnce(loadContent);
  const isComing = content.status === 'idle' || content.status === 'pending';
  const firstComing = useAppSelector(({ parts }) =>
    shown.findIndex((id) => !['ready', 'failed'].includes(parts[id]?.status ?? 'idle')),
  );
  const turn = isComing ? 0 : firstComing;
  if (shown.length === 0) return <NothingShown onArrange={onArrange} />;
  return (
    <>
      {content.status === 'failed' && <PartFailed onRetry={startContent} />}
      <div className="ww-modules">
        {shown.map((id, index) => (
          <Module
            key={id}
            id={id}
            isWide={wide.includes(id)}
            isTurn={turn === -1 || index <= turn}
            period={period}
            days={isOfPeriod(id) ? days : noDays}
            Content={content.status === 'ready' ? content.value : null}
          />
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

interface ModuleProps {
  id: ModuleId;
  isWide: boolean;
  /** Those before it are there: it is drawn with or after them, so that nothing jumps. */
  isTurn: boolean;
  period: Period;
  days: Span;
  /** Null until its code is there. */
  Content: ComponentType<{ part: Part; period: Period }> | null;
}

function Module({ id, isWide, isTurn, period, days, Content }: ModuleProps) {
  const query = useMemo(() => ({ id, days }), [id, days]);
  const load = useAppSelector(({ parts }) => parts[id]);
  const { answer, ...state } = useResource(part, query, load);
  const isShown = useIsShown(isTurn);
  const title = moduleName(id);
  return (
    <div className={isWide ? 'ww-module-wide' : undefined} hidden={!isShown}>
      <FigureCard
        title={title}
        of={{ ...state, answer: Content ? answer?.of : undefined }}
        skeleton={<FormSkeleton label={t('Loading: %(name)s…', { name: title })} fields={3} />}
      >
        {() => answer && Content && <Content part={answer} period={period} />}
      </FigureCard>
    </div>
  );
}
