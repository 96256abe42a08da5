import type { ComponentProps } from 'react';
import { t } from '../page/i18n';
import { ButtonWithDialog } from '../ui/ButtonWithDialog';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Icon } from '../ui/Icon';

interface Props extends Pick<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> {
  /** Stands in place of the words. */
  icon?: ComponentProps<typeof Icon>['of'];
}

/** Takes every item out of an order, after a question. What was not cleared stands with the items, not in a toast. */
export function ClearOrder({ icon, onConfirm }: Props) {
  const label = t('Clear order');
  return (
    <ButtonWithDialog
      className={`btn-outline-secondary ${icon ? 'ww-icon-btn' : ''}`}
      aria-label={label}
      title={icon && label}
      dialog={(onClose) => (
        <ConfirmDialog
          title={label}
          says={t(
            'Every item and the discount go. You can undo this for the items, not for the discount.',
          )}
          action={label}
          searching={t('We don’t know yet whether the order was cleared. Checking…')}
          {...{ onConfirm, onClose }}
        />
      )}
    >
      {icon ? <Icon of={icon} /> : label}
    </ButtonWithDialog>
  );
}
