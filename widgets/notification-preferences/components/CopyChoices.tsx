import { useState } from 'react';
import { t } from '../../../shared/i18n';
import { useLazy } from '../../../shared/ui/useLazy';
import type { Location } from '../locations';

interface Props {
  source: Location;
  targets: Location[];
  isDisabled: boolean;
}

const loadDialog = () => import('./CopyDialog');

/** Opens the copy dialog, whose code comes when it is first opened. */
export function CopyChoices({ source, targets, isDisabled }: Props) {
  const [dialog, load] = useLazy(loadDialog);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        className="btn btn-link ww-flush"
        disabled={isDisabled}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        {t('Copy these choices to other locations…')}
      </button>
      {dialog.status === 'failed' && (
        <p className="alert alert-danger" role="alert">
          {t('The dialog could not be loaded. Check your connection and try again.')}
        </p>
      )}
      {isOpen && dialog.status === 'ready' && (
        <dialog.value.CopyDialog
          source={source}
          targets={targets}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
