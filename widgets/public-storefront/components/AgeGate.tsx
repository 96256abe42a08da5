import { useRef } from 'react';
import { t, tn } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { linkUrl } from '@shared/urls';
import type { PublicStorefrontConfig } from '../config';
import { usualAge, usualDays } from '../model/age';

interface Props {
  config: PublicStorefrontConfig;
  onConfirm: () => void;
}

/** The question before the menu. Every way out of it but "Yes" leads away from the page. */
export function AgeGate({ config: { urls, ageConfirmation }, onConfirm }: Props) {
  const no = useRef<HTMLAnchorElement>(null);
  const { minimumAge = usualAge, days = usualDays } = ageConfirmation ?? {};
  return (
    <Dialog
      title={t('Are you %(age)s or older?', { age: String(minimumAge) })}
      size="ask"
      isFirm
      onClose={() => no.current?.click()}
      actions={
        <>
          <a ref={no} className="btn btn-outline-secondary" href={linkUrl(urls.leave) ?? undefined}>
            {t('No, leave')}
          </a>
          <button type="button" className="btn btn-primary" onClick={onConfirm}>
            {t('Yes, show the menu')}
          </button>
        </>
      }
    >
      <p>
        {t('This menu is for adults.')}{' '}
        {days > 0 &&
          tn(
            'This browser remembers your answer for %(count)s day.',
            'This browser remembers your answer for %(count)s days.',
            days,
          )}
      </p>
    </Dialog>
  );
}
