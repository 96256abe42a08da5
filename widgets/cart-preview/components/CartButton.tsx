import { t } from '@shared/page/i18n';
import type { CountText } from './useCountText';

interface Props {
  count: CountText;
  /** Whether the count is what the server said last. */
  isTrue: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** Has a ground of its own, because a navbar of any colour may be around it. */
export function CartButton({ count: { text, name }, isTrue, isOpen, onOpen }: Props) {
  return (
    <button
      type="button"
      className="btn btn-outline-secondary ww-cart-button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={name}
      onClick={onOpen}
    >
      <span>{t('Cart')}</span>{' '}
      <span
        className={`badge text-bg-secondary ww-numbers ${isTrue ? '' : 'ww-dimmed'}`}
        translate="no"
      >
        {text}
      </span>
    </button>
  );
}
