import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SaveBar } from '@shared/forms/SaveBar';
import { useWholeRows } from '@shared/forms/useWholeRows';
import { mayTakeFocus } from '@shared/focus/focused';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { ButtonWithDialog } from '@shared/ui/ButtonWithDialog';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { useWidget } from '@shared/mount/WidgetContext';
import { placesOf } from '@shared/format/amounts';
import { openDrafts } from '../model/drafts';
import { hasProblem } from '../model/problems';
import type { EditingProps } from './editingProps';
import { ReviewDialog } from './ReviewDialog';
import { hasNews, SavedToast, SaveNews } from './SaveNews';

/** What is not saved, the ways to look at it and to be rid of it, and what became of the last save. */
export function SaveFoot(props: EditingProps) {
  const { work, saving, currency, locale } = props;
  const { root } = useWidget();
  const bar = useRef<HTMLDivElement>(null);
  const focusTitle = useFocusTitle();
  const [isBlocked, setIsBlocked] = useState(false);
  const open = useMemo(() => openDrafts(work.drafts), [work.drafts]);
  const places = placesOf(currency);
  const wrong = useMemo(
    () => open.filter(({ edits }) => hasProblem(edits, places)).length,
    [open, places],
  );
  const count = { count: formatCount(open.length, locale) };
  const isDirty = open.length > 0;
  useWholeRows(bar, isDirty && saving.view.status !== 'idle' && !saving.isBusy);

  const [presses, setPresses] = useState(0);
  const led = useRef(0);
  // With the drawing of what came of it: keys pressed right after that are meant for what is wrong.
  useLayoutEffect(() => {
    if (led.current === presses || saving.isBusy) return;
    led.current = presses;
    // Who went on looks at something else by now. What is wrong stands in the list, what is to be decided over it.
    if (!mayTakeFocus(bar.current)) return;
    const target = '.ww-products :is(.ww-conflicts-title, [aria-invalid=true])';
    root.querySelector<HTMLElement>(target)?.focus();
  }, [presses, saving.isBusy, root]);
  const handleSave = () => {
    setPresses((now) => now + 1);
    setIsBlocked(wrong > 0);
    if (wrong === 0) void saving.save();
  };
  const fields = open.reduce((sum, { edits }) => sum + Object.keys(edits).length, 0);
  const { view } = saving;
  const isSaying = isBlocked && wrong > 0;
  return (
    <>
      <SaveBar
        barRef={bar}
        changes={
          isDirty
            ? tn('%(count)s product changed', '%(count)s products changed', open.length, count)
            : null
        }
        details={
          fields > open.length &&
          tn('%(count)s value', '%(count)s values', fields, { count: formatCount(fields, locale) })
        }
        saveLabel={tn('Save %(count)s product', 'Save %(count)s products', open.length, count)}
        isBusy={saving.isBusy}
        onSave={handleSave}
        discard={
          <>
            <ButtonWithDialog
              className="btn-plain"
              dialog={(close) => <ReviewDialog {...props} onClose={close} />}
            >
              {t('Review')}
            </ButtonWithDialog>
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => {
                focusTitle();
                saving.dismiss();
                work.discard();
              }}
            >
              {t('Discard')}
            </button>
          </>
        }
      >
        {(isSaying || hasNews(view)) && <SaveNews {...props} wrong={isSaying ? wrong : 0} />}
      </SaveBar>
      {view.status === 'saved' && <SavedToast {...props} />}
    </>
  );
}
