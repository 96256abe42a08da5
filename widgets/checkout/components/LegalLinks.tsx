import { useState } from 'react';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import type { CheckoutConfig } from '../config';

const loadDialog = () => import('./LegalDialog');

/** Opens the terms of service and the privacy policy, where the page supplies their addresses. */
export function LegalLinks({ urls }: { urls: CheckoutConfig['urls'] }) {
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
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
          onClick={() => {
            load();
            setOpen(text);
          }}
        >
          {text.title}
        </button>
      ))}
      {dialog.status === 'failed' && <DialogFailed />}
      {open && dialog.status === 'ready' && (
        <dialog.value.LegalDialog {...open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
