import { useState } from 'react';
import type { PreviewCustomer, PreviewLocation } from '@shared/contract/sellerStorefront';
import { Combobox } from '@shared/forms/Combobox';
import { t, tn } from '@shared/page/i18n';
import { useAnswer } from '@shared/store/useAnswer';
import { LocationField } from '@shared/storefront/LocationField';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import type { Preview } from '../model/preview';
import { findLocations, searchCustomers } from '../state/previewRequests';
import { useAppDispatch } from '../state/slice';

interface Props {
  onPreview: (as: Preview) => void;
  onClose: () => void;
}

/** Chooses a customer and one of its locations, as whom the storefront is looked at. Nothing is changed by it. */
export function PreviewDialog({ onPreview, onClose }: Props) {
  const [customer, setCustomer] = useState<PreviewCustomer | null>(null);
  const [location, setLocation] = useState<PreviewLocation | null>(null);
  return (
    <Dialog
      title={t('Preview as a customer')}
      size="form"
      actions={
        <DialogActions
          label={t('Start preview')}
          isOff={!customer || !location}
          whyOff={t('Choose a customer and a location first')}
          onAct={() => {
            if (!customer || !location) return;
            onClose();
            onPreview({ dispensaryId: String(customer.id), locationId: String(location.id) });
          }}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      <CustomerField
        chosen={customer}
        onChoose={(chosen) => {
          setCustomer(chosen);
          setLocation(null);
        }}
      />
      {customer && (
        <LocationOf
          key={String(customer.id)}
          customer={customer}
          chosen={location}
          onChoose={setLocation}
        />
      )}
    </Dialog>
  );
}

interface Choosing<Of> {
  chosen: Of | null;
  onChoose: (chosen: Of) => void;
}

/** Finds one customer among thousands: the server searches. */
function CustomerField({ chosen, onChoose }: Choosing<PreviewCustomer>) {
  const dispatch = useAppDispatch();
  const find = (text: string, signal: AbortSignal) => dispatch(searchCustomers(text, signal));
  return (
    <Combobox<PreviewCustomer>
      label={t('Customer')}
      texts={{
        placeholder: t('Name or license'),
        list: t('Customers'),
        none: t('No customer has this name or license.'),
        count: (count) => tn('%(count)s customer', '%(count)s customers', count),
      }}
      takesFocus
      value={chosen?.name ?? ''}
      source={{ find }}
      keyOf={({ id }) => String(id)}
      describe={({ name, license }) => ({ name, facts: license ?? '' })}
      onChoose={onChoose}
    />
  );
}

interface LocationProps extends Choosing<PreviewLocation> {
  customer: PreviewCustomer;
}

/** Chooses one of its locations; where there is one alone, it is chosen already. */
function LocationOf({ customer: { id }, ...choice }: LocationProps) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer(String(id), async (signal) => {
    const result = await dispatch(findLocations(id));
    const [only, ...others] = result.ok ? result.value : [];
    if (only && others.length === 0 && !signal.aborted) choice.onChoose(only);
    return result;
  });
  return (
    <LocationField
      {...choice}
      locations={load.status === 'ready' ? load.value : undefined}
      failure={load.status === 'failed' ? load.failure : null}
      onRetry={retry}
    />
  );
}
