import { useCallback, useEffect, type ComponentType } from 'react';
import type { Period } from '@shared/dashboards/periods';
import { useExplanation } from '@shared/dashboards/useExplanation';
import { t } from '@shared/i18n';
import { Card } from '@shared/ui/Card';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { FormSkeleton } from '@shared/ui/FormSkeleton';
import { useRetries } from '@shared/useRetries';
import type { Span } from '../api';
import type { ModuleId } from '../model/modules';
import type { Part } from '../model/parts';
import { failedText, moduleName } from '../model/words';
import { part } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';

interface Props {
  id: ModuleId;
  period: Period;
  days: Span;
  /** Null until its code is there. */
  Content: ComponentType<{ part: Part; period: Period }> | null;
}

const notRead = { status: 'idle' } as const;

/** One module: its figures, from when they are and of what they are made. */
export function Module({ id, period, days, Content }: Props) {
  const dispatch = useAppDispatch();
  const load = useAppSelector(({ parts }) => parts[id]) ?? notRead;
  const shown = load.status === 'idle' ? undefined : load.value;
  const read = useCallback(() => void dispatch(part.read({ id, days })), [dispatch, id, days]);
  useEffect(read, [read]);
  useRetries(load, read, true);
  const caption = useExplanation(shown?.of);
  const isReading = load.status === 'pending';
  return (
    <Card title={moduleName(id)} caption={caption}>
      {load.status === 'failed' && (
        <FailureAlert failure={load.failure} onRetry={read}>
          {shown ? t('What is shown may be out of date.') : failedText(id)}
        </FailureAlert>
      )}
      {shown && Content && (
        <div className={isReading ? 'ww-dimmed' : ''} aria-busy={isReading}>
          <Content part={shown} period={period} />
        </div>
      )}
      {!(shown && Content) && load.status !== 'failed' && (
        <FormSkeleton label={t('Loading: %(name)s…', { name: moduleName(id) })} fields={3} />
      )}
    </Card>
  );
}
