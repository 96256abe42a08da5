import { useState } from 'react';
import type { Failure } from '../http/failure';
import { ButtonWithDialog } from './ButtonWithDialog';
import { ConfirmDialog } from './ConfirmDialog';
import { failureText } from './failureText';
import { Icon } from './Icon';
import { Toast } from './Toast';

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
}

/** A button that asks in a dialog first. Not for what can be undone, unless the specification asks. */
export function ConfirmButton({ className, label, icon, name, ...question }: Props) {
  const [late, setLate] = useState<Failure | null>(null);
  const dismiss = () => setLate(null);
  return (
    <>
      <ButtonWithDialog
        className={`${className} ${icon ? 'ww-icon-btn' : ''}`}
        aria-label={name}
        title={icon && label}
        onOpen={dismiss}
        dialog={(close) => <ConfirmDialog {...question} onLate={setLate} onClose={close} />}
      >
        {icon ? <Icon of={icon} /> : label}
      </ButtonWithDialog>
      {late && (
        <Toast says={`${question.action}: ${failureText(late)}`} isLasting onDismiss={dismiss} />
      )}
    </>
  );
}
