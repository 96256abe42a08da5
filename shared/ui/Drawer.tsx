import type { ReactNode } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { t } from '../i18n';
import { useDomId, useWidget } from '../mount/WidgetContext';

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
 * opened, as a Dialog is.
 */
export function Drawer({ title, count, side, foot, onClose, children }: Props) {
  const titleId = useDomId();
  const { portal } = useWidget();
  return (
    <Offcanvas
      show
      placement={side}
      className={`ww-drawer ww-drawer-${side}`}
      container={portal}
      aria-labelledby={titleId}
      restoreFocus={false}
      onHide={onClose}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {count && <span className="ww-muted">{count}</span>}
        <button type="button" className="btn-close" aria-label={t('Close')} onClick={onClose} />
      </div>
      <div className="ww-drawer-body">{children}</div>
      {foot && <div className="ww-drawer-foot">{foot}</div>}
    </Offcanvas>
  );
}
