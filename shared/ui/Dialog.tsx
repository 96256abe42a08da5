import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import ModalDialog from 'react-bootstrap/ModalDialog';
import { t } from '../page/i18n';
import { useDomId } from '../mount/WidgetContext';
import { DiscardQuestion } from './DiscardQuestion';
import { Overlay } from './Overlay';

interface Props {
  /** A question is asked as one: "Clear the cart?". */
  title: string;
  /** `ask` 400 px, `form` 560, `preview` 800. */
  size: 'ask' | 'form' | 'preview';
  badges?: ReactNode;
  /** At the end of the foot: secondary, then the primary, which says what it does. Every step keeps Cancel. */
  actions?: ReactNode;
  /** At the start of the foot. */
  foot?: ReactNode;
  /** What the cross does, where closing is not all: "Leave this page". */
  closeLabel?: string;
  /** While its work is under way it cannot be closed. */
  isBusy?: boolean;
  /** Something was typed or chosen that closing it would lose: the cross, Escape and a click beside it ask first. */
  isDirty?: boolean;
  /** A click beside it does nothing. */
  isFirm?: boolean;
  /** Its children are `DialogStep`s, with bodies and feet of their own. */
  isStepped?: boolean;
  bodyRef?: Ref<HTMLDivElement>;
  /** Makes body and foot a form. */
  onSubmit?: () => void;
  /** Of the cross, of Escape and of a click beside it. The opener takes the focus back. */
  onClose: () => void;
  children: ReactNode;
}

const widths = { ask: 'sm', form: undefined, preview: 'lg' } as const;

/**
 * A dialog in the widget's portal, with a cross. Its body scrolls between head and foot; where the window is narrow it
 * fills that. It is no part of a first load: what is there from the start opens it by a DialogButton, which fetches it;
 * what comes later itself, by a ButtonWithDialog.
 */
export function Dialog(props: Props) {
  const { title, size, badges, isBusy = false, isFirm = false, onClose, onSubmit } = props;
  const [isAsked, setIsAsked] = useState(false);
  const isAsking = isAsked && props.isDirty === true && !isBusy;
  // Once it is answered by what was done instead, it does not come back by itself.
  if (isAsked && !isAsking) setIsAsked(false);
  const titleId = useDomId();
  const parts = props.isStepped ? props.children : <DialogStep {...props} />;
  const leave = () => {
    if (isBusy) return;
    if (props.isDirty) setIsAsked(true);
    else onClose();
  };
  // The modal hears of a new way out a frame later: Escape right after a letter would go by the one before it.
  const way = useRef(leave);
  useLayoutEffect(() => {
    way.current = leave;
  });
  const keep = () => setIsAsked(false);
  const handleEscape = (event: KeyboardEvent) => {
    if (!isAsking) return;
    // The question goes by it, and the dialog stays.
    event.preventDefault();
    keep();
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    keep();
    onSubmit?.();
  };
  return (
    <Overlay
      titleId={titleId}
      className={isAsking ? 'ww-dialog-asks' : undefined}
      isFirm={isFirm || isBusy}
      onEscape={handleEscape}
      onHide={() => way.current()}
    >
      <ModalDialog scrollable size={widths[size]}>
        <div className="modal-header">
          <h2 className="modal-title" id={titleId}>
            {title}
          </h2>
          {badges}
          <button
            type="button"
            className="btn-close"
            aria-label={props.closeLabel ?? t('Close')}
            title={props.closeLabel}
            disabled={isBusy}
            onClick={leave}
          />
        </div>
        {onSubmit ? (
          <form className="ww-dialog-form" noValidate onSubmit={handleSubmit}>
            {parts}
          </form>
        ) : (
          parts
        )}
        {isAsking && <DiscardQuestion onKeep={keep} onDiscard={onClose} />}
      </ModalDialog>
    </Overlay>
  );
}

/** The body and the foot of a dialog, or of one step of it. */
function DialogStep({
  actions,
  foot,
  bodyRef,
  children,
}: Pick<Props, 'actions' | 'foot' | 'bodyRef' | 'children'>) {
  return (
    <>
      <Body bodyRef={bodyRef}>{children}</Body>
      {(actions ?? foot) && (
        <div className="modal-footer">
          {foot && <div className="ww-dialog-foot">{foot}</div>}
          {actions}
        </div>
      )}
    </>
  );
}

const fields = ':is(input, select, textarea):not(:disabled, [type=hidden], [type=file])';

/** Of radio buttons the chosen one: Safari comes to none of the others by Tab, nor from another to it. */
function firstField(body: Element): HTMLElement | null {
  const first = body.querySelector<HTMLElement>(fields);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const chosen = body.querySelectorAll<HTMLInputElement>('[type=radio]:checked');
  return [...chosen].find(({ name }) => name === first.name) ?? first;
}

/** Keys scroll it when it holds nothing that takes the focus: it takes the focus itself while it can be scrolled. */
function Body({ bodyRef, children }: Pick<Props, 'bodyRef' | 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(bodyRef, () => body.current);
  // Before the dialog itself would take the focus.
  useLayoutEffect(() => {
    if (body.current) firstField(body.current)?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    let isMarked = false;
    const mark = () => {
      const isLong = element.scrollHeight > element.clientHeight + 1;
      // Written for nothing, what translates pages hears of it, writes texts anew, and so on without an end.
      if (isLong === isMarked) return;
      isMarked = isLong;
      // A name, for what takes the focus says what it is.
      if (isLong) Object.assign(element, { tabIndex: 0, role: 'region', ariaLabel: t('Content') });
      else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    };
    mark();
    // Not by a ResizeObserver: of a dialog that grows WebKit tells too late, and complains to the page.
    const changes = new MutationObserver(mark);
    changes.observe(element, { subtree: true, childList: true, characterData: true });
    // A picture takes its height when it has come.
    element.addEventListener('load', mark, true);
    addEventListener('resize', mark);
    return () => {
      changes.disconnect();
      element.removeEventListener('load', mark, true);
      removeEventListener('resize', mark);
    };
  }, []);
  return (
    <div className="modal-body" ref={body}>
      {children}
    </div>
  );
}
