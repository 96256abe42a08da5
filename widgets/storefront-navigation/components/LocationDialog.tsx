import { useState } from 'react';
import type { ShoppingLocation } from '@shared/contract/storefrontNavigation';
import { t } from '@shared/page/i18n';
import { useResource } from '@shared/store/useResource';
import { LocationField } from '@shared/storefront/LocationField';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import { EmptyState } from '@shared/ui/EmptyState';
import { pinIcon } from '@shared/ui/icons/pin';
import type { Shopper } from '../model/answers';
import { isOnBehalf } from '../model/shopping';
import { locations } from '../state/requests';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { switchTo } from '../state/thunks';

interface Props {
  shopper: Shopper;
  /** Of the seller on whose page this stands. */
  slug: string | undefined;
  /** Another switch is on its way: one is sent at a time. */
  isBusy: boolean;
  onClose: () => void;
}

/** Chooses the location to shop for. Nothing is sent before the button says so. */
export function LocationDialog({ shopper, slug, isBusy, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<ShoppingLocation | null>(null);

  const handleSwitch = () => {
    if (!chosen) return;
    // What becomes of it is said in the bar.
    onClose();
    void dispatch(switchTo(chosen));
  };
  return (
    <Dialog
      title={t('For which location do you shop?')}
      size="form"
      actions={
        <DialogActions
          label={t('Shop for this location')}
          isOff={chosen === null}
          whyOff={t('Choose a location first')}
          write={{ isBusy, isSearching: false, isStuck: false }}
          onAct={handleSwitch}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <Choice shopper={shopper} slug={slug} chosen={chosen} onChoose={setChosen} />
      <p className="ww-muted">{t('Carts of other locations stay as they are.')}</p>
    </Dialog>
  );
}

interface ChoiceProps extends Pick<Props, 'shopper' | 'slug'> {
  chosen: ShoppingLocation | null;
  onChoose: (location: ShoppingLocation) => void;
}

function Choice({ shopper, slug, chosen, onChoose }: ChoiceProps) {
  const isOfSeller = slug !== undefined && slug !== '';
  const known = useAppSelector((state) => state.locations);
  // Each time it is opened: another seller, or another day, has others.
  const { load, answer, read } = useResource(locations, isOfSeller ? undefined : null, known);
  const offered = isOfSeller ? answer : shopper.locations;
  const failure = isOfSeller && load.status === 'failed' ? load.failure : null;
  if (!failure && offered?.length === 0) {
    return <EmptyState icon={pinIcon} title={t('You have no locations to shop for.')} />;
  }
  return (
    <LocationField
      {...{ locations: offered, failure, chosen, onChoose }}
      takesFocus
      {...(isOnBehalf(shopper) && { nameOf: fullName })}
      onRetry={read}
    />
  );
}

const fullName = ({ name, dispensary }: ShoppingLocation) => `${dispensary.name} – ${name}`;
