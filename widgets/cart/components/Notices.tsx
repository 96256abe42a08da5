import type { CartNotice } from '../../../shared/contract/cart';
import { t } from '../../../shared/i18n';

/** What the server says about the cart or one of its lines. */
export const Notices = ({ notices }: { notices: readonly CartNotice[] }) => (
  <>
    {notices.map(({ id, severity, message }) => (
      <p key={id} className={`alert alert-${severity} ww-cart-notice`}>
        <span>
          <strong>{words()[severity]}</strong> {message}
        </span>
      </p>
    ))}
  </>
);

const words = () => ({ info: t('Note:'), warning: t('Attention:'), danger: t('Problem:') });
