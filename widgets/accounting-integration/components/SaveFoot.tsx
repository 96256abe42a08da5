import { useRef } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { SaveBar } from '@shared/forms/SaveBar';
import { useWholeRows } from '@shared/forms/useWholeRows';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { DialogButton } from '@shared/ui/DialogButton';
import { Toast } from '@shared/ui/Toast';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import type { LoadDialogs } from '../later';
import { isWhole } from '../model/parts';
import { ofSet } from '../model/drafts';
import type { TabName } from '../model/sets';
import { sumsOf, wordsOf } from '../model/words';
import { hasNews, SaveNews } from './SaveNews';
import type { Linking } from './useLinking';

interface Props {
  load: LoadDialogs;
  /** The one that is looked at. */
  set: TabName;
  linking: Linking;
}

/** What is not saved, the ways to look at it and to be rid of it, and what became of the last save. */
export function SaveFoot({ load, set, linking }: Props) {
  const locale = useLocale();
  const { root } = useWidget();
  const bar = useRef<HTMLDivElement>(null);
  const focusTitle = useFocusTitle();
  const { drafts, view, isBusy } = linking;
  const isDirty = drafts.size > 0;
  const count = { count: formatCount(drafts.size, locale) };
  useWholeRows(bar, isDirty && view.status === 'ended');

  const handleSave = async () => {
    await linking.save();
    // Who went on looks at something else by now. What is to be decided stands in its row.
    if (!mayTakeFocus(bar.current)) return;
    const target = '.ww-mapping [role=cell] .ww-note .btn';
    if (linking.drafts.size > 0) {
      setTimeout(() => root.querySelector<HTMLElement>(target)?.focus());
    }
  };
  return (
    <>
      <SaveBar
        barRef={bar}
        changes={
          isDirty
            ? tn('%(count)s unsaved change', '%(count)s unsaved changes', drafts.size, count)
            : null
        }
        details={sumsOf(drafts, locale)}
        saveLabel={tn('Save %(count)s change', 'Save %(count)s changes', drafts.size, count)}
        isBusy={isBusy}
        onSave={() => void handleSave()}
        discard={
          <>
            <DialogButton
              load={load}
              className="btn-plain"
              dialog={({ ReviewDialog }, onClose) => <ReviewDialog {...{ linking, onClose }} />}
            >
              {t('What would happen')}
            </DialogButton>
            {ofSet(drafts, set).length > 0 && (
              <button
                type="button"
                className="btn btn-plain"
                onClick={() => {
                  focusTitle();
                  linking.reset(set);
                }}
              >
                {wordsOf(set).reset}
              </button>
            )}
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => {
                focusTitle();
                linking.discard();
              }}
            >
              {t('Discard')}
            </button>
          </>
        }
      >
        {hasNews(view) && <SaveNews view={view} />}
      </SaveBar>
      <Toasts linking={linking} />
    </>
  );
}

/** What was done, at the bottom of the window. */
function Toasts({ linking }: { linking: Linking }) {
  const locale = useLocale();
  const focusTitle = useFocusTitle();
  const { view, step } = linking;
  if (step && step.count > 0) {
    const count = { count: formatCount(step.count, locale) };
    return (
      <Toast
        key={[step.kind, step.before.size, step.after.size].join(' ')}
        says={
          step.kind === 'discarded'
            ? tn('Discarded %(count)s change.', 'Discarded %(count)s changes.', step.count, count)
            : tn('Changed %(count)s link.', 'Changed %(count)s links.', step.count, count)
        }
        onUndo={() => {
          focusTitle();
          linking.undo();
        }}
        onDismiss={linking.forgetStep}
      />
    );
  }
  if (view.status !== 'ended' || !isWhole(view.end)) return null;
  const { saved } = view.end;
  const count = { count: formatCount(saved, locale) };
  return (
    <Toast
      says={tn('Saved %(count)s change.', 'Saved %(count)s changes.', saved, count)}
      onDismiss={linking.dismiss}
    />
  );
}
