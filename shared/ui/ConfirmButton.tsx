import type { Failure } from '../http/failure';
import { ButtonWithDialog } from './ButtonWithDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { Icon } from './Icon';

interface Props {
  className: string;
  label: string;
  /** A path of `icons.ts` instead of the label, which is its title then. */
  icon?: string;
  /** Where the label alone does not say of what. */
  name?: string;
  title: string;
  says: string;
  action: string;
  searching?: string;
  onConfirm: (onSearch: () => void) => Promise<Failure | null>;
  onLate?: (failure: Failure) => void;
}

/** A button that asks in a dialog first. Not for what can be undone, unless the specification asks. */
export const ConfirmButton = ({ className, label, icon, name, ...question }: Props) => (
  <ButtonWithDialog
    className={`${className} ${icon ? 'ww-icon-btn' : ''}`}
    aria-label={name}
    title={icon && label}
    dialog={(close) => <ConfirmDialog {...question} onClose={close} />}
  >
    {icon ? <Icon of={icon} /> : label}
  </ButtonWithDialog>
);
