import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mayTakeFocus } from '../focus/focused';
import { SaveBar } from '../forms/SaveBar';
import { useWholeRows } from '../forms/useWholeRows';
import { formatCount } from '../format/numbers';
import { t, tn } from '../page/i18n';
import { useWidget } from '../mount/WidgetContext';
import { ButtonWithDialog } from '../ui/ButtonWithDialog';
import { useFocusTitle } from '../ui/useFocusTitle';
import { ReviewDialog, type ReviewHeads } from './ReviewDialog';
import { hasNews, SavedToast, SaveNews } from './SaveNews';
import type { RowsEditor } from './useRowsEditor';
import type { Listed, Texts } from './describeRows';

interface Props<Row extends Listed<Fields>, Fields extends Texts<Fields>> {
  editor: RowsEditor<Row, Fields>;
  /** What the list of changes says. */
  review: ReviewHeads<Row>;
}

/** Under rows: what is not saved, the ways to look at it and to be rid of it, and what became of the last save. */
export function RowsFoot<Row extends Listed<Fields>, Fields extends Texts<Fields>>({
  editor,
  review,
}: Props<Row, Fields>) {
  const { kind, drafts, view, isBusy, problemOf, locale, save, discard } = editor;
  const bar = useRef<HTMLDivElement>(null);
  const focusTitle = useFocusTitle();
  const [isBlocked, setIsBlocked] = useState(false);
  const open = useMemo(() => kind.openDrafts(drafts), [kind, drafts]);
  const countWrong = useCallback(
    () =>
      open.filter(({ edits }) =>
        kind.names.some((name) => {
          const value = edits[name];
          return value !== undefined && problemOf(name, value) !== null;
        }),
      ).length,
    [kind, open, problemOf],
  );
  const isDirty = open.length > 0;
  // Not before Save is pressed: rows are thousands, and each key changes one.
  const wrong = useMemo(() => (isBlocked ? countWrong() : 0), [isBlocked, countWrong]);
  const count = { count: formatCount(open.length, locale) };
  const fields = open.reduce((sum, { edits }) => sum + Object.keys(edits).length, 0);
  useWholeRows(bar, isDirty && view.status !== 'idle' && !isBusy);
  const press = useLead(bar, isBusy);
  return (
    <>
      <SaveBar
        barRef={bar}
        changes={isDirty ? kind.words.changed(open.length, count) : null}
        details={
          fields > open.length &&
          tn('%(count)s value', '%(count)s values', fields, { count: formatCount(fields, locale) })
        }
        saveLabel={kind.words.save(open.length, count)}
        isBusy={isBusy}
        onSave={() => {
          press();
          const isWrong = countWrong() > 0;
          setIsBlocked(isWrong);
          if (!isWrong) void save();
        }}
        discard={
          <>
            <ButtonWithDialog
              className="btn-plain"
              dialog={(close) => <ReviewDialog editor={editor} heads={review} onClose={close} />}
            >
              {t('Review')}
            </ButtonWithDialog>
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => {
                focusTitle();
                discard();
              }}
            >
              {t('Discard')}
            </button>
          </>
        }
      >
        {(wrong > 0 || hasNews(editor)) && <SaveNews editor={editor} wrong={wrong} />}
      </SaveBar>
      <SavedToast editor={editor} />
    </>
  );
}

/** Leads to what is wrong or to be decided once a save has ended, unless the person has gone on elsewhere. */
function useLead(bar: { current: HTMLElement | null }, isBusy: boolean): () => void {
  const { root } = useWidget();
  const [presses, setPresses] = useState(0);
  const led = useRef(0);
  // Layout effect: keys pressed right after what came of it is drawn are meant for what is wrong.
  useLayoutEffect(() => {
    if (led.current === presses || isBusy) return;
    led.current = presses;
    if (!mayTakeFocus(bar.current)) return;
    const target = '.ww-list :is(.ww-conflicts-title, [aria-invalid=true])';
    root.querySelector<HTMLElement>(target)?.focus();
  }, [bar, presses, isBusy, root]);
  return () => setPresses((now) => now + 1);
}
