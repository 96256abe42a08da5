import { useState } from 'react';
import { t } from '@shared/page/i18n';
import type { CheckoutConfig } from '../config';
import { LegalDialog } from './LegalDialog';

/** Opens the terms of service and the privacy policy, where the page supplies their addresses. */
export function LegalLinks({ urls }: { urls: CheckoutConfig['urls'] }) {
  const [open, setOpen] = useState<{ title: string; url: string } | null>(null);
  const texts = [
    { title: t('Terms of service'), url: urls?.terms },
    { title: t('Privacy policy'), url: urls?.privacy },
  ].flatMap(({ title, url }) => (url === undefined ? [] : [{ title, url }]));
  if (texts.length === 0) return null;

  return (
    <div className="ww-row ww-checkout-legal">
      <span className="ww-muted">{t('By placing the order you agree to:')}</span>
      {texts.map((text) => (
        <button
          key={text.title}
          type="button"
          className="btn btn-link ww-flush"
          onClick={() => setOpen(text)}
        >
          {text.title}
        </button>
      ))}
      {open && <LegalDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}
