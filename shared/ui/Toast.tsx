import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { t } from '../page/i18n';
import { useWidget } from '../mount/WidgetContext';
import { ToastPlace } from './toastPlace';

interface Props {
  /** What was done, in a sentence. */
  says: ReactNode;
  /** Brings back what went. With it the toast stays until it is used, dismissed or replaced. */
  onUndo?: () => void;
  /** It tells of a failure, and stays until it is dismissed. */
  isLasting?: boolean;
  /** While a save is on its way it can be neither used nor dismissed. */
  isDisabled?: boolean;
  /** Also called after 8 seconds where there is nothing to undo. */
  onDismiss: () => void;
}

/** Long enough to be read twice; pressing Dismiss is not needed. */
const shownMilliseconds = 8000;

/**
 * Says what was done, at the bottom of the window: nothing in the page moves for it. After Undo the screen says where
 * the focus goes; after Dismiss it goes back to where it came from, or to the title.
 */
export function Toast(props: Props) {
  const { says, onUndo, isLasting = onUndo !== undefined, isDisabled, onDismiss } = props;
  const { root, portal, focus } = useWidget();
  const within = useContext(ToastPlace);
  const [container] = useState(() => toastsOf(within ?? portal()));
  const toast = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  // Counted from when it appeared: a new `onDismiss` on each render must not start it again.
  const [dismiss] = useState(() => onDismiss);
  useEffect(() => {
    if (isLasting) return;
    const timer = setTimeout(dismiss, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [isLasting, dismiss]);

  useLayoutEffect(() => {
    const bar = root.querySelector<HTMLElement>('.ww-savebar-dirty, .ww-purchase-bar');
    // A purchase has its bar beside it where the screen is wide.
    const isStuck = bar && getComputedStyle(bar).position === 'sticky';
    if (isStuck && toast.current) toast.current.style.marginBottom = `${bar.offsetHeight}px`;
  }, [root]);

  const rememberOrigin = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && toast.current?.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
  };
  const handleDismiss = () => {
    const origin = cameFrom.current;
    const isThere = origin instanceof HTMLElement && origin.isConnected;
    if (isThere) origin.focus({ preventScroll: true });
    else focus.toTitle();
    onDismiss();
  };

  return createPortal(
    <div className="ww-toast" role="status" ref={toast}>
      {says}
      {onUndo && (
        <button
          type="button"
          className="btn btn-plain"
          disabled={isDisabled}
          onFocus={rememberOrigin}
          onClick={onUndo}
        >
          {t('Undo')}
        </button>
      )}
      <button
        type="button"
        className="btn-close"
        aria-label={t('Dismiss')}
        disabled={isDisabled}
        onFocus={rememberOrigin}
        onClick={handleDismiss}
      />
    </div>,
    container,
  );
}

/** Where the toasts of a widget stand over each other: one element of its portal, or of a drawer. */
function toastsOf(portal: HTMLElement): HTMLElement {
  const found = portal.querySelector<HTMLElement>(':scope > .ww-toasts');
  if (found) return found;
  const made = portal.ownerDocument.createElement('div');
  made.className = 'ww-toasts';
  portal.append(made);
  return made;
}
