import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import type { Failure } from '../http/failure';
import { Banner } from '../ui/Banner';
import { FailureAlert } from '../ui/FailureAlert';
import { Toast } from '../ui/Toast';
import type { RowsEditor } from './useRowsEditor';
import type { Listed, Texts } from './describeRows';

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
}

/** How a save ended, in numbers. */
interface Ended {
  total: number;
  saved: readonly unknown[];
  refused: number;
  clashes: readonly unknown[];
  failure: Failure | null;
  isUnknown: boolean;
}

const isAllSaved = ({ refused, clashes, failure }: Ended) =>
  refused === 0 && clashes.length === 0 && failure === null;

/** Whether there is something to say in the bar: of a save that was taken as it was a toast tells. */
export function hasNews<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  view,
  kind,
}: RowsEditor<Row, Fields>): boolean {
  // Below the rows of one call a save has no parts to tell of.
  if (view.status === 'saving') {
    return view.isSearching || (kind.atOnce !== 'all' && view.total > kind.atOnce);
  }
  return view.status === 'ended' ? !isAllSaved(view) : view.status === 'overtaken';
}

/** That the last save was taken, with the way back from it. */
export function SavedToast<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
}: Props<Row, Fields>) {
  const { view, formerValues, takeBack, dismiss, kind, locale } = editor;
  if (view.status !== 'ended' || !isAllSaved(view)) return null;
  return (
    <Toast
      key={JSON.stringify(formerValues[0])}
      says={kind.words.saved(view.total, { count: formatCount(view.total, locale) })}
      {...(formerValues.length > 0 && view.saved.length > 0 && { onUndo: () => void takeBack() })}
      onDismiss={dismiss}
    />
  );
}

/** What becomes of a save, where it is not taken at once and as it was. `wrong` rows cannot be sent, once Save was pressed. */
export function SaveNews<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
  wrong,
}: Props<Row, Fields> & { wrong: number }) {
  const { view, kind, locale } = editor;
  const counted = (count: number) => ({ count: formatCount(count, locale) });
  if (wrong > 0) {
    return (
      <Banner level="danger" role="alert">
        {kind.words.wrong(wrong, counted(wrong))}
      </Banner>
    );
  }
  if (view.status === 'saving') {
    return (
      <Banner level={view.isSearching ? 'warning' : 'info'} role="status">
        {view.isSearching
          ? kind.words.searching()
          : t('Saving: %(done)s of %(total)s rows…', {
              done: formatCount(view.done, locale),
              total: formatCount(view.total, locale),
            })}
      </Banner>
    );
  }
  if (view.status === 'overtaken') return <Overtaken editor={editor} names={view.names} />;
  if (view.status === 'idle') return null;
  const says = kind.isWhole
    ? saidOfAll(view, kind.words.unknown())
    : saidOfEach(view, kind.words.unknown(), locale);
  return view.failure ? (
    <FailureAlert failure={view.failure}>{says}</FailureAlert>
  ) : (
    <Banner level="warning" role="alert">
      {says}
    </Banner>
  );
}

function saidOfAll({ failure, isUnknown }: Ended, unknown: string): string {
  if (!failure)
    return t('Nothing was saved: a colleague changed the same. Choose above what counts.');
  return `${isUnknown ? unknown : t('Nothing was saved.')} ${t('Your changes are kept.')}`;
}

/** What became of each row, in numbers; the reasons stand at the rows. */
function saidOfEach(view: Ended, unknown: string, locale: string): string {
  const { total, refused, clashes, isUnknown } = view;
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
    isUnknown && unknown,
    t('Your changes are kept.'),
  ];
  return says.filter(Boolean).join(' ');
}

/** At most so many names are said. */
const namesSaid = 3;

/** Which rows of the last save are somebody else's by now, and the way back for the others. */
function Overtaken<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
  names,
}: Props<Row, Fields> & { names: readonly string[] }) {
  const { formerValues, takeBack, dismiss, locale } = editor;
  const more = names.length - namesSaid;
  const left = { count: formatCount(formerValues.length, locale) };
  return (
    <Banner
      level="warning"
      role="alert"
      onDismiss={dismiss}
      actions={
        formerValues.length > 0 && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => void takeBack()}
          >
            {tn('Take back %(count)s row', 'Take back %(count)s rows', formerValues.length, left)}
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
      {formerValues.length > 0
        ? tn(
            '%(count)s row can still be taken back.',
            '%(count)s rows can still be taken back.',
            formerValues.length,
            left,
          )
        : t('Nothing can be taken back.')}
    </Banner>
  );
}
