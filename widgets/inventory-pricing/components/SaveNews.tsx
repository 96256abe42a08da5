import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { Toast } from '@shared/ui/Toast';
import type { SaveView } from './editState';
import type { Pricing } from './usePricing';

type Ended = SaveView & { status: 'ended' };

const isWhole = ({ refused, clashes, failure }: Ended) =>
  refused === 0 && clashes.length === 0 && failure === null;

/** Rows of one call: below that a save has no parts to tell of. */
const atOnce = 100;

/** Whether there is something to say in the bar: of a save that was taken whole a toast tells. */
export function hasNews(view: SaveView): boolean {
  if (view.status === 'saving') return view.isSearching || view.total > atOnce;
  if (view.status === 'ended') return !isWhole(view);
  return view.status === 'overtaken';
}

const savedRows = (count: number, locale: string) =>
  tn('Saved %(count)s row.', 'Saved %(count)s rows.', count, { count: formatCount(count, locale) });

/** That the last save was taken, with the way back from it. */
export function SavedToast({ pricing }: { pricing: Pricing }) {
  const { view, ways, takeBack, dismiss } = pricing;
  const locale = useLocale();
  if (view.status !== 'ended' || !isWhole(view)) return null;
  return (
    <Toast
      key={JSON.stringify(ways[0])}
      says={savedRows(view.total, locale)}
      {...(ways.length > 0 && { onUndo: () => void takeBack() })}
      onDismiss={dismiss}
    />
  );
}

interface Props {
  pricing: Pricing;
  /** Rows that cannot be saved as they are, once Save was pressed. */
  wrong: number;
}

/** What becomes of a save, where it is not taken at once and whole. */
export function SaveNews({ pricing, wrong }: Props) {
  const locale = useLocale();
  const { view } = pricing;
  if (wrong > 0) {
    return (
      <Banner level="danger" role="alert">
        {tn(
          '%(count)s row cannot be saved yet. Correct what is marked.',
          '%(count)s rows cannot be saved yet. Correct what is marked.',
          wrong,
          { count: formatCount(wrong, locale) },
        )}
      </Banner>
    );
  }
  if (view.status === 'saving') {
    return (
      <Banner level={view.isSearching ? 'warning' : 'info'} role="status">
        {view.isSearching
          ? t('We don’t know yet whether the prices were saved. Looking again…')
          : t('Saving: %(done)s of %(total)s rows…', {
              done: formatCount(view.done, locale),
              total: formatCount(view.total, locale),
            })}
      </Banner>
    );
  }
  if (view.status === 'overtaken') return <Overtaken pricing={pricing} names={view.names} />;
  return view.status === 'ended' ? <Ended view={view} /> : null;
}

/** What became of each row, in numbers; the reasons stand at the rows. */
function Ended({ view }: { view: Ended }) {
  const locale = useLocale();
  const { total, refused, clashes, failure, isUnknown } = view;
  const saved = view.saved.length;
  const counted = (count: number) => ({ count: formatCount(count, locale) });
  const says: (string | false)[] = [
    saved > 0
      ? t('Saved %(saved)s of %(total)s rows.', {
          saved: formatCount(saved, locale),
          total: formatCount(total, locale),
        })
      : !isUnknown && t('Nothing was saved.'),
    refused > 0 &&
      tn(
        '%(count)s row was refused; its reason stands under it.',
        '%(count)s rows were refused; their reasons stand under them.',
        refused,
        counted(refused),
      ),
    clashes.length > 0 &&
      tn(
        'A colleague changed %(count)s row too. Choose above what counts.',
        'A colleague changed %(count)s rows too. Choose above what counts.',
        clashes.length,
        counted(clashes.length),
      ),
    isUnknown && t('We don’t know whether the last rows were saved.'),
    t('Your changes are kept.'),
  ];
  const text = says.filter(Boolean).join(' ');
  return failure ? (
    <FailureAlert failure={failure}>{text}</FailureAlert>
  ) : (
    <Banner level="warning" role="alert">
      {text}
    </Banner>
  );
}

/** At most so many names are said. */
const namesSaid = 3;

/** Which rows of the last save are somebody else's by now, and the way back for the others. */
function Overtaken({ pricing, names }: { pricing: Pricing; names: readonly string[] }) {
  const locale = useLocale();
  const { ways, takeBack, dismiss } = pricing;
  const more = names.length - namesSaid;
  const left = { count: formatCount(ways.length, locale) };
  return (
    <Banner
      level="warning"
      role="alert"
      onDismiss={dismiss}
      actions={
        ways.length > 0 && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => void takeBack()}
          >
            {tn('Take back %(count)s row', 'Take back %(count)s rows', ways.length, left)}
          </button>
        )
      }
    >
      {t('A colleague has saved these rows since: %(names)s.', {
        names: [
          ...names.slice(0, namesSaid),
          ...(more > 0
            ? [tn('%(count)s more', '%(count)s more', more, { count: formatCount(more, locale) })]
            : []),
        ].join(', '),
      })}{' '}
      {ways.length > 0
        ? tn(
            '%(count)s row can still be taken back.',
            '%(count)s rows can still be taken back.',
            ways.length,
            left,
          )
        : t('Nothing can be taken back.')}
    </Banner>
  );
}
