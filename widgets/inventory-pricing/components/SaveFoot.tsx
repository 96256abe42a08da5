import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mayTakeFocus } from '@shared/focus/focused';
import { formatCount } from '@shared/format/numbers';
import { SaveBar } from '@shared/forms/SaveBar';
import { useWholeRows } from '@shared/forms/useWholeRows';
import { t, tn } from '@shared/i18n';
import { useLocale, useWidget } from '@shared/mount/WidgetContext';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import { openDrafts } from '../model/changes';
import { hasProblem } from '../model/problems';
import { hasNews, SavedToast, SaveNews } from './SaveNews';
import type { Pricing } from './usePricing';

/** What is not saved, the way to be rid of it, and what became of the last save. */
export function SaveFoot({ pricing }: { pricing: Pricing }) {
  const { drafts, view, isBusy, save, dismiss, resetChanges } = pricing;
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const focusTitle = useFocusTitle();
  const [isBlocked, setIsBlocked] = useState(false);
  const open = useMemo(() => openDrafts(drafts), [drafts]);
  const wrong = useMemo(() => open.filter(({ edits }) => hasProblem(edits)).length, [open]);
  const isDirty = open.length > 0;
  const count = { count: formatCount(open.length, locale) };
  const fields = open.reduce((sum, { edits }) => sum + Object.keys(edits).length, 0);
  useWholeRows(bar, isDirty && view.status !== 'idle' && !isBusy);
  const press = useLead(bar, isBusy);

  const handleSave = () => {
    press();
    setIsBlocked(wrong > 0);
    if (wrong === 0) void save();
  };
  const isSaying = isBlocked && wrong > 0;
  return (
    <>
      <SaveBar
        barRef={bar}
        changes={
          isDirty ? tn('%(count)s row changed', '%(count)s rows changed', open.length, count) : null
        }
        details={
          fields > open.length &&
          tn('%(count)s value', '%(count)s values', fields, { count: formatCount(fields, locale) })
        }
        saveLabel={tn('Save %(count)s row', 'Save %(count)s rows', open.length, count)}
        isBusy={isBusy}
        onSave={handleSave}
        discard={
          <button
            type="button"
            className="btn btn-plain"
            onClick={() => {
              focusTitle();
              dismiss();
              resetChanges();
            }}
          >
            {t('Discard')}
          </button>
        }
      >
        {(isSaying || hasNews(view)) && <SaveNews pricing={pricing} wrong={isSaying ? wrong : 0} />}
      </SaveBar>
      <SavedToast pricing={pricing} />
    </>
  );
}

/** Leads to what is wrong or to be decided once a save has ended, unless the person has gone on elsewhere. */
function useLead(bar: { current: HTMLElement | null }, isBusy: boolean): () => void {
  const { root } = useWidget();
  const [presses, setPresses] = useState(0);
  const led = useRef(0);
  // With the drawing of what came of it: keys pressed right after that are meant for what is wrong.
  useLayoutEffect(() => {
    if (led.current === presses || isBusy) return;
    led.current = presses;
    if (!mayTakeFocus(bar.current)) return;
    const target = '.ww-prices :is(.ww-conflicts-title, [data-cell][aria-invalid=true])';
    root.querySelector<HTMLElement>(target)?.focus();
  }, [bar, presses, isBusy, root]);
  return () => setPresses((now) => now + 1);
}
