import { useState } from 'react';
import { t } from '@shared/i18n';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazy } from '@shared/ui/useLazy';
import type { LocationForm } from '../model/form';
import { allLocations, type Location } from '../model/locations';
import { selectSelectedForm } from '../state/selectors';
import { useAppSelector } from '../state/slice';

interface Props {
  locations: Location[];
  isDisabled: boolean;
}

const loadDialog = () => import('./CopyDialog');

/** Opens the copy dialog, whose code comes when it is first opened. */
export function CopyChoices({ locations, isDisabled }: Props) {
  const form = useAppSelector(selectSelectedForm);
  const [dialog, load] = useLazy(loadDialog, { takesFocus: true });
  // The boxes as they stood when the dialog was opened: saving one location lets the others load anew.
  const [source, setSource] = useState<LocationForm | null>(null);
  const targets = locations.filter(({ id }) => id !== form?.id && id !== allLocations);
  if (targets.length === 0) return null;

  return (
    <>
      <button
        type="button"
        className="btn btn-link ww-flush"
        disabled={isDisabled || form?.saved.status !== 'ready'}
        onClick={() => {
          load();
          setSource(form ?? null);
        }}
      >
        {t('Copy these choices to other locations…')}
      </button>
      {dialog.status === 'failed' && <DialogFailed />}
      {source && dialog.status === 'ready' && (
        <dialog.value.CopyDialog
          source={source}
          locations={locations}
          targets={targets}
          onClose={() => setSource(null)}
        />
      )}
    </>
  );
}
