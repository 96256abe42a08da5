import { useState, type ReactNode } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import { Choice } from '@shared/forms/Choice';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { isSameId } from '@shared/id';
import { useDomId } from '@shared/mount/WidgetContext';
import type { FieldsProps } from './UserFields';

/** From so many on, locations are found by their name. */
const many = 10;

/** All locations, or those that are chosen. */
export function LocationsField({ answer, form, children }: FieldsProps & { children: ReactNode }) {
  const id = useDomId();
  const { change, isBusy: isDisabled } = form;
  const { locationIds } = form.fields;
  // What was chosen comes back where somebody looks at "all" in between.
  const [chosen, setChosen] = useState(locationIds ?? []);
  if (answer.locations.length === 0 && locationIds === null) return null;
  const choose = (ids: typeof chosen) => {
    setChosen(ids);
    change({ locationIds: ids });
  };
  return (
    <fieldset disabled={isDisabled}>
      <legend className="form-label">{form.frame('locationIds').label}</legend>
      <Choice
        group={id}
        label={t('All locations')}
        note={t('Also new ones')}
        isOn={locationIds === null}
        isDisabled={isDisabled}
        onChoose={() => change({ locationIds: null })}
      />
      <Choice
        group={id}
        label={t('Chosen locations')}
        isOn={locationIds !== null}
        isDisabled={isDisabled}
        onChoose={() => change({ locationIds: chosen })}
      />
      {locationIds !== null && (
        <LocationBoxes locations={answer.locations} chosen={locationIds} onChoose={choose} />
      )}
      {children}
    </fieldset>
  );
}

interface BoxesProps {
  locations: FieldsProps['answer']['locations'];
  chosen: readonly (string | number)[];
  onChoose: (ids: (string | number)[]) => void;
}

function LocationBoxes({ locations, chosen, onChoose }: BoxesProps) {
  const [words, setWords] = useState('');
  const unknown = chosen
    .filter((id) => !locations.some((location) => isSameId(location.id, id)))
    .map((id) => ({ id, name: t('Not offered (%(id)s)', { id }) }));
  const all = [...locations, ...unknown];
  const found = all.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <div className="ww-user-locations">
      {all.length > many && (
        <TextField label={t('Find a location')} width="full" value={words} onChange={setWords} />
      )}
      {found.map(({ id, name }) => (
        <CheckField
          key={String(id)}
          label={name}
          isOn={chosen.some((each) => isSameId(each, id))}
          onToggle={(isOn) =>
            onChoose(isOn ? [...chosen, id] : chosen.filter((each) => !isSameId(each, id)))
          }
        />
      ))}
      {found.length === 0 && <p className="ww-muted">{t('No location has this name.')}</p>}
    </div>
  );
}
