import { useState, type ComponentProps, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { t } from '../i18n';
import { useDomId, useWidget } from '../mount/WidgetContext';
import { ToastPlace } from './toastPlace';
import { useInertPage } from './useInertPage';

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

/** In place of the box in the middle of the window. An Offcanvas would be a second kind of dialog to fetch. */
const Panel = ({ className, onMouseDown, children }: ComponentProps<'div'>) => (
  <div {...{ className, onMouseDown, children }} />
);

/**
 * A part of the work beside the page: the items of an order, filters on a narrow screen. Loaded when it is first
 * opened, as a Dialog is. What it has to say and to undo stands in it, for the page behind it cannot be reached.
 */
export function Drawer({ title, count, side, foot, onClose, children }: Props) {
  const titleId = useDomId();
  const { portal } = useWidget();
  const [toasts, setToasts] = useState<HTMLElement | null>(null);
  const isIsolated = useInertPage();
  return (
    <Modal
      show
      dialogAs={Panel}
      dialogClassName={`ww-drawer ww-drawer-${side}`}
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      enforceFocus={!isIsolated}
      onHide={onClose}
    >
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
    </Modal>
  );
}
