import type { Ref } from 'react';
import { t } from '../../../shared/i18n';
import { useAppSelector } from '../state/slice';
import { useCountText } from './useCountText';

interface Props {
  buttonRef: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onOpen: () => void;
}

/** Has a ground of its own, because a navbar of any colour may be around it. */
export function CartButton({ buttonRef, isOpen, onOpen }: Props) {
  const { text, name } = useCountText();
  const isTrue = useAppSelector(({ count }) => count.status === 'ready');
  return (
    <button
      ref={buttonRef}
      type="button"
      className="btn btn-outline-secondary ww-cart-button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={name}
      onClick={onOpen}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1 2h2.2l1.7 8h7.4l1.6-5.8H3.8M6.2 13.2h0M11 13.2h0" />
      </svg>
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
