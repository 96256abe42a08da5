import { useRef } from 'react';
import { focusedElement } from '@shared/focus/focused';
import { t, tn } from '@shared/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { linkUrl } from '@shared/urls';
import type { PublicStorefrontConfig } from '../config';
import { usualAge, usualDays } from '../model/age';

interface Props {
  config: PublicStorefrontConfig;
  onConfirm: () => void;
}

const dialogs = 'dialog, [role=dialog], [role=alertdialog]';

/** The question before the menu. Every way out of it but "Yes" leads away from the page. */
export function AgeGate({ config: { urls, ageConfirmation }, onConfirm }: Props) {
  const no = useRef<HTMLAnchorElement>(null);
  const { minimumAge = usualAge, days = usualDays } = ageConfirmation ?? {};
  return (
    <Dialog
      title={t('Are you %(age)s or older?', { age: String(minimumAge) })}
      size="ask"
      isFirm
      onClose={() => {
        // Escape in a dialog of the page over this one is not meant for it.
        const around = focusedElement(no.current)?.closest(dialogs);
        if (!around || around.contains(no.current)) no.current?.click();
      }}
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
