import { useState } from 'react';
import { t } from '@shared/i18n';
import type { LocationForm } from '../model/form';
import { allLocations, type Location } from '../model/locations';
import { selectSelectedForm } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { CopyDialog } from './CopyDialog';

interface Props {
  locations: Location[];
  isDisabled: boolean;
}

/** Opens the copy dialog. */
export function CopyChoices({ locations, isDisabled }: Props) {
  const form = useAppSelector(selectSelectedForm);
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
        onClick={() => setSource(form ?? null)}
      >
        {t('Copy these choices to other locations…')}
      </button>
      {source && (
        <CopyDialog
          source={source}
          locations={locations}
          targets={targets}
          onClose={() => setSource(null)}
        />
      )}
    </>
  );
}
