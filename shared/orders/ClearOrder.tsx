import type { ComponentProps } from 'react';
import { t } from '../page/i18n';
import { ConfirmButton } from '../ui/ConfirmButton';

type Props = Pick<ComponentProps<typeof ConfirmButton>, 'icon' | 'onConfirm'>;

/** What was not cleared stands with the items. */
const saidInOrder = () => undefined;

/** Takes every item out of an order, after a question. With `icon` it shows that instead of its words. */
export const ClearOrder = (props: Props) => (
  <ConfirmButton
    className="btn-outline-secondary"
    label={t('Clear order')}
    name={t('Clear order')}
    title={t('Clear order')}
    says={t(
      'Every item and the discount go. You can undo this for the items, not for the discount.',
    )}
    action={t('Clear order')}
    searching={t('We don’t know yet whether the order was cleared. Checking…')}
    onLate={saidInOrder}
    {...props}
  />
);
