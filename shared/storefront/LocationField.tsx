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

interface Props<Choice extends Location> {
  /** Undefined while they are not known. */
  locations: readonly Choice[] | undefined;
  /** Why they are not. */
  failure: Failure | null;
  onRetry: () => void;
  chosen: Choice | null;
  onChoose: (location: Choice) => void;
  /** What a location is called here; the same function each time. Its name, where this is left out. */
  nameOf?: (location: Choice) => string;
  takesFocus?: boolean;
}

const ownName = ({ name }: Location) => name;

/** Chooses one of a buyer's locations, found by its name or address. */
export function LocationField<Choice extends Location>(props: Props<Choice>) {
  const { locations, failure, chosen, nameOf = ownName, onChoose, takesFocus = false } = props;
  const source = useMemo(
    () => ({
      options: locations ?? [],
      textOf: (location: Choice) => `${nameOf(location)} ${location.address ?? ''}`,
    }),
    [nameOf, locations],
  );
  if (failure) {
    return (
      <FailureAlert failure={failure} onRetry={props.onRetry}>
        {t('The locations could not be loaded.')}
      </FailureAlert>
    );
  }
  if (!locations) return <Skeleton label={t('Loading the locations…')} isControl />;
  return (
    <Combobox<Choice>
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
      describe={(location) => ({ name: nameOf(location), facts: location.address ?? '' })}
      onChoose={onChoose}
    />
  );
}
