import { useState, type ReactNode } from 'react';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { Overlay } from './Overlay';
import { ToastPlace } from './toastPlace';

interface Props {
  title: string;
  /** Beside the title: "30 items". */
  count?: ReactNode;
  /** `end`: 440 px at the end side, the whole window where that is narrow. `bottom`: as high as it needs. */
  side: 'end' | 'bottom';
  /** Stays at the bottom: totals and the primary. */
  foot?: ReactNode;
  /** Of the cross, of Escape and of a click beside it. The opener takes the focus back. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A part of the work beside the page: the items of an order, filters on a narrow screen. Loaded when it is first
 * opened, as a Dialog is. What it has to say and to undo stands in it, for the page behind it cannot be reached.
 */
export function Drawer({ title, count, side, foot, onClose, children }: Props) {
  const titleId = useDomId();
  const [toasts, setToasts] = useState<HTMLElement | null>(null);
  return (
    <Overlay titleId={titleId} onHide={onClose}>
      <div className={`ww-drawer ww-drawer-${side}`}>
        <div className="modal-header">
          <h2 className="modal-title ww-title" id={titleId} tabIndex={-1} data-focus={titleId}>
            {title}
          </h2>
          {count && <span className="ww-muted">{count}</span>}
          <button type="button" className="btn-close" aria-label={t('Close')} onClick={onClose} />
        </div>
        <div className="ww-drawer-body">
          <ToastPlace value={toasts}>{children}</ToastPlace>
        </div>
        <div className="ww-drawer-toasts" ref={setToasts} />
        {foot && <div className="ww-drawer-foot">{foot}</div>}
      </div>
    </Overlay>
  );
}
