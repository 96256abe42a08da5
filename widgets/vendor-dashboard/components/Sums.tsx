import { t } from '@shared/i18n';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { PartFailed } from '@shared/ui/Later';
import type { useLazy } from '@shared/ui/useLazy';
import { useAppSelector } from '../state/slice';
import type { DashboardList } from './dashboardList';
import type { SumsParts } from './SumsParts';

interface Props {
  list: DashboardList;
  /** What draws the figures; it is fetched while they are read. */
  parts: ReturnType<typeof useLazy<typeof SumsParts>>[0];
  onLoadParts: () => void;
  onRetry: () => void;
}

/** What the orders of the period come to, and what that is made of. */
export function Sums({ list, parts, onLoadParts, onRetry }: Props) {
  const load = useAppSelector((state) => state.summary);
  const summary = load.status === 'idle' ? undefined : load.value;
  return (
    <>
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={onRetry}>
          {summary ? t('The figures may be out of date.') : t('The figures could not be loaded.')}
        </FailureAlert>
      )}
      {parts.status === 'failed' && <PartFailed onRetry={onLoadParts} />}
      {(!summary || parts.status === 'pending') && load.status !== 'failed' && (
        <CardSkeleton label={t('Loading the figures…')} cards={4} />
      )}
      {summary && parts.status === 'ready' && (
        <div
          className={`ww-dashboard ${load.status === 'pending' ? 'ww-dimmed' : ''}`}
          aria-busy={load.status === 'pending'}
        >
          <parts.value list={list} summary={summary} />
        </div>
      )}
    </>
  );
}
