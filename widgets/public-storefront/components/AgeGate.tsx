import { useRef, useState } from 'react';
import { focusedElement } from '@shared/focus/focused';
import { t, tn } from '@shared/page/i18n';
import { openStorage } from '@shared/page/storage';
import { Dialog } from '@shared/ui/Dialog';
import { linkUrl } from '@shared/urls/guard';
import type { PublicStorefrontConfig } from '../config';

interface Props {
  config: PublicStorefrontConfig;
  onConfirm: () => void;
}

const dialogs = 'dialog, [role=dialog], [role=alertdialog]';

/** Whether the browser keeps anything for this site. */
function isKeeping(): boolean {
  const storage = openStorage('localStorage');
  const probe = 'ww:age:probe';
  storage.set(probe, true);
  const isKept = storage.get(probe) === true;
  storage.remove(probe);
  return isKept;
}

/** The question before the menu. Every way out of it but "Yes" leads away from the page. */
export function AgeGate({ config, onConfirm }: Props) {
  const { minimumAge, days } = config.ageConfirmation;
  const leave = linkUrl(config.urls.leave) ?? undefined;
  const no = useRef<HTMLAnchorElement>(null);
  const [isKept] = useState(() => days > 0 && isKeeping());
  return (
    <Dialog
      title={t('Are you %(age)s or older?', { age: String(minimumAge) })}
      size="ask"
      isFirm
      closeLabel={t('Leave this page')}
      onClose={() => {
        // Escape in a dialog of the page over this one is not meant for it.
        const around = focusedElement(no.current)?.closest(dialogs);
        if (!around || around.contains(no.current)) no.current?.click();
      }}
      actions={
        <>
          <a ref={no} className="btn btn-outline-secondary" href={leave}>
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
        {isKept
          ? tn(
              'This browser remembers your answer for %(count)s day.',
              'This browser remembers your answer for %(count)s days.',
              days,
            )
          : t('Your answer counts until you leave this page.')}
      </p>
    </Dialog>
  );
}
