import { t } from '../page/i18n';
import { BusyButton } from './BusyButton';

interface Props {
  /** What the primary does: "Create campaign". */
  label: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** How its write stands: of `useDialogWrite` or `useRecordEditing`. */
  write?: {
    isBusy: boolean;
    /** An answer was lost: looking for what became of it goes on behind the dialog, which can be closed. */
    isSearching: boolean;
    /** Nothing can be done in the dialog, not even closing it. */
    isStuck: boolean;
  };
  /** There is nothing to do yet. The primary can still have the focus. */
  isOff?: boolean;
  whyOff?: string;
  /** Without one the primary submits the form that the dialog is. */
  onAct?: () => void;
  onClose: () => void;
}

/** The foot of a dialog that does one thing: the way out of it, then the primary. For the `actions` of a Dialog. */
export function DialogActions({ label, isDanger, write, isOff, whyOff, onAct, onClose }: Props) {
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={write?.isStuck}
        onClick={onClose}
      >
        {write?.isSearching ? t('Close') : t('Cancel')}
      </button>
      <BusyButton
        type={onAct ? 'button' : 'submit'}
        className={isDanger ? 'btn-danger' : 'btn-primary'}
        isBusy={write?.isBusy ?? false}
        aria-disabled={isOff ? true : undefined}
        title={isOff ? whyOff : undefined}
        onClick={isOff ? undefined : onAct}
      >
        {label}
      </BusyButton>
    </>
  );
}
