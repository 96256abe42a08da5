import type { CartNotice } from '../contract/cart';
import { t } from '../i18n';

/** What the server says about the cart or one of its lines. */
export const CartNotices = ({ notices }: { notices: readonly CartNotice[] }) => (
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
