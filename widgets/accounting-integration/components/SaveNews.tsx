import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { failureText } from '@shared/ui/failureText';
import { isWhole, type Part, type SaveEnd } from '../model/parts';
import { counted } from '../model/words';
import type { SaveView } from '../state/linkingActions';

/** Changes from which on a save says how far it is. */
const many = 100;

/** Whether there is something to say in the bar: of a save that was taken whole a toast tells. */
export const hasNews = (view: SaveView): boolean =>
  view.status === 'saving'
    ? view.isSearching || view.total > many
    : view.status === 'ended' && !isWhole(view.end) && !view.end.isRevoked;

/** How far the save is, or what became of it part by part. */
export function SaveNews({ view }: { view: SaveView }) {
  const locale = useLocale();
  if (view.status === 'idle') return null;
  if (view.status === 'ended') return <EndNews end={view.end} />;
  if (view.isSearching) {
    return (
      <Banner level="warning" role="status">
        {t('We don’t know yet whether the changes were saved. Looking again…')}
      </Banner>
    );
  }
  const { done, total } = view;
  return (
    <div className="ww-mapping-progress">
      <progress className="ww-meter" max={total} value={done} aria-label={t('Saved so far')} />
      <span className="ww-numbers">
        {t('%(done)s of %(total)s', {
          done: formatCount(done, locale),
          total: formatCount(total, locale),
        })}
      </span>
    </div>
  );
}

function EndNews({ end }: { end: SaveEnd }) {
  const locale = useLocale();
  const { saved, held, gone, parts } = end;
  const failed = parts.find((part) => part.status !== 'saved');
  const says = saidOf(end, locale);
  return (
    <>
      {failed && 'failure' in failed && (
        <FailureAlert failure={failed.failure}>
          {says}
          {parts.length > 1 && (
            <ul className="ww-mapping-parts">
              {parts.map((part, index) => (
                <li key={index}>{partSays(part, locale)}</li>
              ))}
            </ul>
          )}
        </FailureAlert>
      )}
      {!failed && (held > 0 || gone.length > 0) && (
        <Banner level="warning" role="alert">
          {saved > 0 && says}
          {held > 0 &&
            ` ${tn(
              'A colleague changed %(count)s of them meanwhile: choose in its row what counts.',
              'A colleague changed %(count)s of them meanwhile: choose in their rows what counts.',
              held,
              { count: formatCount(held, locale) },
            )}`}
          {gone.length > 0 &&
            ` ${tn(
              '%(count)s no longer exists: see “What would happen”.',
              '%(count)s no longer exist: see “What would happen”.',
              gone.length,
              { count: formatCount(gone.length, locale) },
            )}`}
        </Banner>
      )}
    </>
  );
}

function saidOf({ saved, parts }: SaveEnd, locale: string): string {
  const isUnknown = parts.some(({ status }) => status === 'unknown');
  if (saved > 0) {
    const says = tn('Saved %(count)s change.', 'Saved %(count)s changes.', saved, {
      count: formatCount(saved, locale),
    });
    if (parts.every(({ status }) => status === 'saved')) return says;
    return `${says} ${t('The others are kept here; a second try sends them alone.')}`;
  }
  return isUnknown
    ? t('We don’t know whether the changes were saved. They are kept here.')
    : t('Nothing was saved. Your changes are kept.');
}

/** "100 customers: not saved. Only 9 …" */
function partSays(part: Part, locale: string): string {
  const what = counted(part.set, part.drafts.length, locale);
  if (part.status === 'saved') return t('%(what)s: saved.', { what });
  const says =
    part.status === 'unknown'
      ? t('%(what)s: not known.', { what })
      : t('%(what)s: not saved.', { what });
  return `${says} ${failureText(part.failure)}`;
}
