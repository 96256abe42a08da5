import { t } from '@shared/page/i18n';
import type { useResource } from '@shared/store/useResource';
import { CardSkeleton } from '@shared/ui/CardSkeleton';
import { PartFailed } from '@shared/ui/LazyPart';
import { Loaded } from '@shared/ui/Loaded';
import type { useLazy } from '@shared/ui/useLazy';
import type { Summary } from '../model/answers';
import type { DashboardList } from './dashboardList';
import type { SumsParts } from './SumsParts';

interface Props {
  list: DashboardList;
  of: ReturnType<typeof useResource<never, Summary>>;
  /** What draws the figures; it is fetched while they are read. */
  parts: ReturnType<typeof useLazy<typeof SumsParts>>[0];
  onLoadParts: () => void;
}

/** What the orders of the period come to, and what that is made of. */
export function Sums({ list, of, parts, onLoadParts }: Props) {
  const isReading = of.load.status === 'pending';
  const skeleton = <CardSkeleton label={t('Loading the figures…')} cards={4} />;
  return (
    <>
      {parts.status === 'failed' && <PartFailed onRetry={onLoadParts} />}
      <Loaded
        of={of}
        failed={t('The figures could not be loaded.')}
        outdated={t('The figures may be out of date.')}
        skeleton={skeleton}
      >
        {(summary) =>
          parts.status === 'ready' ? (
            <div className={`ww-dashboard ${isReading ? 'ww-dimmed' : ''}`} aria-busy={isReading}>
              <parts.value list={list} summary={summary} />
            </div>
          ) : (
            parts.status === 'pending' && skeleton
          )
        }
      </Loaded>
    </>
  );
}
