import type { Failure } from '../http/failure';
import { DialogButton } from './DialogButton';

interface Props {
  className: string;
  label: string;
  /** Where the label alone does not say of what. */
  name?: string;
  title: string;
  says: string;
  action: string;
  onConfirm: () => Promise<Failure | null>;
}

const loadDialog = () => import('./ConfirmDialog');

/** A button that asks in a dialog first. Not for what can be undone, unless the specification asks. */
export const ConfirmButton = ({ className, label, name, ...question }: Props) => (
  <DialogButton
    className={className}
    aria-label={name}
    load={loadDialog}
    dialog={({ ConfirmDialog }, close) => <ConfirmDialog {...question} onClose={close} />}
  >
    {label}
  </DialogButton>
);
