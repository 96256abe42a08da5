import { AllOrChosen } from '@shared/forms/AllOrChosen';
import { CheckList } from '@shared/forms/CheckList';
import { withId } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import type { FieldsProps } from './UserFields';

/** All locations, or those that are chosen. One that is no longer offered stays until it is taken out. */
export function LocationsField({ answer: { locations }, form }: FieldsProps) {
  const { locationIds } = form.fields;
  if (locations.length === 0 && locationIds === null) return null;
  const unknown = (locationIds ?? [])
    .filter((id) => !withId(locations, id))
    .map((id) => ({ id, name: t('Not offered (%(id)s)', { id }) }));
  return (
    <AllOrChosen
      {...form.choice('locationIds')}
      allLabel={t('All locations')}
      chosenLabel={t('Chosen locations')}
      value={locationIds}
      onChange={(ids) => form.change({ locationIds: ids })}
    >
      {(chosen, choose) => (
        <div className="ww-user-locations">
          <CheckList
            options={[...locations, ...unknown]}
            chosen={chosen}
            find={t('Find a location')}
            notFound={t('No location has this name.')}
            onChoose={choose}
          />
        </div>
      )}
    </AllOrChosen>
  );
}
