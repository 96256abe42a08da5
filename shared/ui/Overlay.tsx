import BaseModal from '@restart/ui/Modal';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { focusedElement } from '../focus/focused';
import { useWidget } from '../mount/WidgetContext';
import { useInertPage } from './useInertPage';

interface Props {
  /** The id of its title. */
  titleId: string;
  className?: string;
  /** A click beside it does nothing. */
  isFirm?: boolean;
  /** Hears of Escape first: what it prevents closes nothing. */
  onEscape?: (event: KeyboardEvent) => void;
  /** Of Escape and of a click beside it. The opener takes the focus back. */
  onHide: () => void;
  children: ReactNode;
}

/**
 * What dialogs and drawers share: a layer over the page, in the widget's portal, that keeps the focus within it and the
 * page from scrolling. The page's own classes stay as they are: react-bootstrap's Modal, which stands on the same base,
 * marks the body with `modal-open`, which moves dialogs of the page under Bootstrap 3 and 4.
 */
export function Overlay({ titleId, className = '', isFirm, onEscape, onHide, children }: Props) {
  const { portal } = useWidget();
  const isIsolated = useInertPage();
  const layer = useRef<HTMLElement | null>(null);
  /**
   * Instead of its base's own, which comes after the drawing and asks the document: to that a shadow root's fields
   * never have the focus. Once more after it, as what lies under it may take the focus in the same drawing.
   */
  const takeFocus = () => {
    if (!layer.current?.contains(focusedElement(layer.current))) layer.current?.focus();
  };
  useLayoutEffect(takeFocus, []);
  /** Its base hears of keys some frames after it is drawn. */
  const isHeard = useRef(false);
  /** Text that is selected beyond the edge ends in a click beside it. */
  const hasBegunWithin = useRef(false);
  const closing: Pick<ComponentProps<'div'>, 'onKeyDown' | 'onMouseDown' | 'onClick'> = {
    onKeyDown: ({ key, nativeEvent }) => {
      if (isHeard.current || key !== 'Escape') return;
      onEscape?.(nativeEvent);
      if (!nativeEvent.defaultPrevented) onHide();
    },
    // For a pointer what Escape is for the keyboard.
    onMouseDown: ({ target, currentTarget }) => {
      hasBegunWithin.current = target !== currentTarget;
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && !hasBegunWithin.current && !isFirm) onHide();
      hasBegunWithin.current = false;
    },
  };
  // Bootstrap of the page hides what it has not opened.
  const isOpened = { className: `modal ${className}`, style: { display: 'block' } };
  return (
    <BaseModal
      show
      container={portal}
      aria-labelledby={titleId}
      autoFocus={false}
      onShow={() => {
        isHeard.current = true;
        takeFocus();
      }}
      restoreFocus={false}
      enforceFocus={!isIsolated}
      onEscapeKeyDown={onEscape}
      onHide={onHide}
      renderBackdrop={(backdrop) => <div {...backdrop} className="modal-backdrop" />}
      renderDialog={(dialog) => (
        <div
          {...dialog}
          {...closing}
          {...isOpened}
          ref={(element) => {
            layer.current = element;
            dialog.ref(element);
          }}
        >
          {children}
        </div>
      )}
    />
  );
}
