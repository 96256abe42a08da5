import { useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../focus/focused';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';

interface Props {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asked at the foot of a dialog that would go with what was entered. Where it had the focus before, it has it after. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const titleId = useDomId();
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const before = focusedElement(keep.current);
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className="modal-footer ww-dialog-question" role="group" aria-labelledby={titleId}>
      <strong id={titleId}>{t('Discard what you entered?')}</strong>
      <button ref={keep} type="button" className="btn btn-outline-secondary" onClick={onKeep}>
        {t('Keep editing')}
      </button>
      <button type="button" className="btn btn-danger" onClick={onDiscard}>
        {t('Discard')}
      </button>
    </div>
  );
}
