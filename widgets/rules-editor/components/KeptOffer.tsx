import { DraftOffer } from '@shared/ui/DraftOffer';
import { selectIsSaving } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { KeptWork } from '../useKeptWork';

/** Unsaved work from before. While a save is on its way nothing is put among what it took. */
export const KeptOffer = (props: KeptWork) => (
  <fieldset disabled={useAppSelector(selectIsSaving)}>
    <DraftOffer {...props} />
  </fieldset>
);
