import type { ReactNode } from 'react';
import { t } from '../page/i18n';
import { Dialog } from '../ui/Dialog';
import { DialogActions } from '../ui/DialogActions';

interface Props {
  title: string;
  /** Something was entered that would go with it. */
  isDirty: boolean;
  /** What the primary does: "Change 3 rows". */
  label: string;
  /** Why nothing can be changed yet; null where it can. */
  whyOff: string | null;
  /** Called in a task of its own, once the dialog has gone: rows may be thousands. */
  onApply: () => void;
  onClose: () => void;
  /** What would become of each. */
  children: ReactNode;
}

/** Looks at many changes at once. They are put among what is not saved: nothing is sent. */
export function ChangesDialog({ label, whyOff, onApply, children, ...dialog }: Props) {
  const { onClose } = dialog;
  const isOff = whyOff !== null;
  return (
    <Dialog
      {...dialog}
      size="preview"
      onSubmit={() => {
        if (isOff) return;
        onClose();
        setTimeout(onApply);
      }}
      foot={<span className="ww-muted">{t('Nothing is sent until you save.')}</span>}
      actions={<DialogActions {...{ label, isOff, onClose }} whyOff={whyOff ?? undefined} />}
    >
      <div className="ww-stack">{children}</div>
    </Dialog>
  );
}
