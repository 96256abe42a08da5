import type { ReactNode, Ref } from 'react';
import { Banner } from './Banner';
import { Dialog } from './Dialog';
import { DialogActions } from './DialogActions';
import type { useDialogWrite } from './useDialogWrite';

interface Props<Why> {
  title: string;
  /** As of a Dialog. A `form` is sent by Enter too; what became of an `ask` stands under it, else over it. */
  size: 'ask' | 'form' | 'preview';
  write: ReturnType<typeof useDialogWrite<Why>>;
  /** What the primary does: "Create campaign". */
  action: string;
  isDanger?: boolean;
  isOff?: boolean;
  whyOff?: string;
  isDirty?: boolean;
  bodyRef?: Ref<HTMLDivElement>;
  /** What is said while nobody knows what became of it. */
  searching: string | undefined;
  /** Says why it was not done, or only in part. */
  failed: (why: Why) => ReactNode;
  /** Sends it, by `write.send`. Not called while it is off or on its way. */
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that sends one write, and says what became of it where that is not done.
 *
 * @example
 * const write = useDialogWrite<Failure>(onClose);
 * <WriteDialog title={t('Clear the cart?')} size="ask" write={write} onAct={() => void write.send(clear)} … />
 */
export function WriteDialog<Why>(props: Props<Why>) {
  const { title, size, bodyRef, write, isOff = false, isDirty = false, onClose } = props;
  const { why, isBusy, isSearching, isStuck } = write;
  const act = () => {
    if (!isOff && !isBusy) props.onAct();
  };
  const ended = (
    <>
      {isSearching && (
        <Banner level="warning" role="status">
          {props.searching}
        </Banner>
      )}
      {why && props.failed(why)}
    </>
  );
  return (
    <Dialog
      {...{ title, size, bodyRef, onClose }}
      isBusy={isStuck}
      isDirty={isDirty && !isSearching}
      onSubmit={size === 'form' ? act : undefined}
      actions={
        <DialogActions
          {...{ write, isOff, onClose }}
          label={props.action}
          isDanger={props.isDanger}
          whyOff={props.whyOff}
          onAct={size === 'form' ? undefined : act}
        />
      }
    >
      <div className="ww-stack">
        {size !== 'ask' && ended}
        {props.children}
        {size === 'ask' && ended}
      </div>
    </Dialog>
  );
}
