import { useMemo } from 'react';
import { Combobox } from '../forms/Combobox';
import type { Failure } from '../http/failure';
import type { Id } from '../answers/id';
import { t, tn } from '../page/i18n';
import { FailureAlert } from '../ui/FailureAlert';
import { Skeleton } from '../ui/Skeleton';

interface Location {
  id: Id;
  name: string;
  address: string | null;
}

interface Props<Place extends Location> {
  /** Undefined while they are not known. */
  places: readonly Place[] | undefined;
  /** Why they are not. */
  failure: Failure | null;
  onRetry: () => void;
  chosen: Place | null;
  onChoose: (place: Place) => void;
  /** What a location is called here; the same function each time. Its name, where this is left out. */
  nameOf?: (place: Place) => string;
  takesFocus?: boolean;
}

const ownName = ({ name }: Location) => name;

/** Chooses one of a buyer's locations, found by its name or address. */
export function LocationField<Place extends Location>(props: Props<Place>) {
  const { places, failure, chosen, nameOf = ownName, onChoose, takesFocus = false } = props;
  const source = useMemo(
    () => ({
      options: places ?? [],
      textOf: (place: Place) => `${nameOf(place)} ${place.address ?? ''}`,
    }),
    [nameOf, places],
  );
  if (failure) {
    return (
      <FailureAlert failure={failure} onRetry={props.onRetry}>
        {t('The locations could not be loaded.')}
      </FailureAlert>
    );
  }
  if (!places) return <Skeleton label={t('Loading the locations…')} isControl />;
  return (
    <Combobox<Place>
      label={t('Location')}
      texts={{
        placeholder: t('Name or address'),
        list: t('Locations'),
        none: t('No location has this name or address.'),
        count: (count) => tn('%(count)s location.', '%(count)s locations.', count),
      }}
      takesFocus={takesFocus}
      value={chosen ? nameOf(chosen) : ''}
      source={source}
      keyOf={({ id }) => String(id)}
      describe={(place) => ({ name: nameOf(place), facts: place.address ?? '' })}
      onChoose={onChoose}
    />
  );
}
