import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Meter } from '@shared/ui/Meter';
import type { Run } from './usePaste';

/** How far a list is written, and in the end what became of it. */
export function PasteRun({ run }: { run: Run }) {
  const { status, count, taken, refused, failure } = run;
  const locale = useLocale();
  const number = (value: number) => formatCount(value, locale);
  const left = count - taken - refused;
  const says = [
    tn('%(count)s quantity saved.', '%(count)s quantities saved.', taken, { count: number(taken) }),
    refused > 0 &&
      tn(
        '%(count)s was not accepted and stays in the list.',
        '%(count)s were not accepted and stay in the list.',
        refused,
        { count: number(refused) },
      ),
    status === 'ended' &&
      left > 0 &&
      tn(
        '%(count)s was not sent and stays in the list.',
        '%(count)s were not sent and stay in the list.',
        left,
        { count: number(left) },
      ),
  ]
    .filter(Boolean)
    .join(' ');
  if (status === 'ended') {
    if (failure) return <FailureAlert failure={failure}>{says}</FailureAlert>;
    return (
      <Banner level={refused + left > 0 ? 'warning' : 'success'} role="status">
        {says}
      </Banner>
    );
  }
  const done = t('%(done)s of %(count)s', { done: number(taken + refused), count: number(count) });
  return (
    <div className="ww-stack">
      <p role="status">
        {status === 'paused' && t('Paused.')} {done}. {says}
      </p>
      <Meter
        label={t('Progress')}
        share={count === 0 ? 1 : (taken + refused) / count}
        says={done}
      />
      {status === 'searching' && (
        <Banner level="warning" role="status">
          {t('We don’t know yet what was saved. We keep checking.')}
        </Banner>
      )}
    </div>
  );
}
