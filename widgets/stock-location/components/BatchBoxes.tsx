import { useState } from 'react';
import type { StockLocationDependents } from '@shared/contract/stockLocation';
import { CheckField } from '@shared/forms/CheckField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { SelectedCount } from '@shared/lists/SelectedCount';
import type { Refused } from '../model/answers';

interface Props {
  batches: StockLocationDependents['batches'];
  /** The ids of those that are to stay, as text. */
  left: ReadonlySet<string>;
  refused: readonly Refused[];
  isDisabled: boolean;
  onChange: (left: ReadonlySet<string>) => void;
}

/** From so many on, batches are found by their reference. */
const many = 10;

/** More than anyone ticks one by one: those beyond are found by their reference. */
const drawn = 100;

/** The batches of a location, of which those that are ticked are moved. */
export function BatchBoxes({ batches, left, refused, isDisabled, onChange }: Props) {
  const [words, setWords] = useState('');
  if (batches.length === 0) return <p>{t('No batches are kept here any more.')}</p>;
  const text = words.trim().toLowerCase();
  const found = batches.filter(({ batchRef }) => batchRef.toLowerCase().includes(text));
  const shown = found.slice(0, drawn);
  const keyed = batches.map((batch) => [String(batch.id), batch] as const);
  const chosen = new Map(keyed.filter(([key]) => !left.has(key)));
  const leave = (isLeft: (key: string) => boolean) =>
    onChange(new Set(keyed.flatMap(([key]) => (isLeft(key) ? [key] : []))));
  return (
    <fieldset disabled={isDisabled}>
      <legend className="form-label">{t('Batches')}</legend>
      {batches.length > many && (
        <TextField label={t('Find a batch')} width="full" value={words} onChange={setWords} />
      )}
      {batches.length > many && (
        <div className="ww-row">
          <SelectedCount
            selected={chosen}
            shown={shown.map(({ id }) => String(id))}
            nameOf={({ batchRef }) => batchRef}
            onChange={(now) => leave((key) => !now.has(key))}
          />
        </div>
      )}
      <div className="ww-move-batches">
        <CheckField
          label={t('All batches')}
          isOn={chosen.size === batches.length}
          onToggle={(isOn) => leave(() => !isOn)}
        />
        {shown.map(({ id, batchRef }) => (
          <CheckField
            key={String(id)}
            label={batchRef}
            isOn={chosen.has(String(id))}
            note={noteOf(refused, id)}
            onToggle={(isOn) => leave((key) => (key === String(id) ? !isOn : left.has(key)))}
          />
        ))}
        {found.length === 0 && <p className="ww-muted">{t('No batch has this reference.')}</p>}
        {found.length > drawn && (
          <p className="ww-muted">
            {t('Showing %(shown)s of %(count)s. Keep typing.', {
              shown: drawn,
              count: found.length,
            })}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Why a batch stayed, beside its box. */
function noteOf(refused: readonly Refused[], id: string | number) {
  const found = refused.find((each) => String(each.id) === String(id));
  if (!found) return null;
  return (
    <span className="ww-note ww-note-danger">
      {found.errors.join(' ') || t('This batch was not moved.')}
    </span>
  );
}
