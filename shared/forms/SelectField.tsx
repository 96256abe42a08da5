import type { Id } from '../answers/id';
import { t } from '../page/i18n';
import { Field, type FieldProps } from './Field';
import { useHeldText } from './useHeldText';

export interface Choice {
  id: Id;
  name: string;
}

interface Props extends FieldProps {
  choices: readonly Choice[];
  value: Id | null;
  /** What the server has, for a field that says itself what it was. */
  saved?: Id | null;
  /** Stands for no choice; null where there has to be one. */
  noneLabel?: string | null;
  onChange: (id: Id | null) => void;
}

/** One of the server's choices by its id. One that is no longer offered stays until it is changed. */
export function SelectField({ choices, value, saved, noneLabel, onChange, ...field }: Props) {
  const held = useHeldText(JSON.stringify(value), (text) => onChange(idOf(text)));
  const nameOf = (id: Id | null) => {
    if (id === null) return '';
    return choices.find((choice) => choice.id === id)?.name ?? t('Not offered (%(id)s)', { id });
  };
  const isOffered = value === null || choices.some(({ id }) => id === value);
  const isWrong = field.error !== undefined && field.error.length > 0;

  return (
    <Field
      {...field}
      text={nameOf(value)}
      was={saved === undefined || value === saved ? field.was : nameOf(saved)}
      news={held.news === undefined ? undefined : nameOf(idOf(held.news))}
    >
      {(control) => (
        <select
          {...control}
          className={`form-select ${isWrong ? 'is-invalid' : ''}`}
          value={held.text}
          onFocus={held.focus}
          onBlur={held.blur}
          onChange={(event) => held.change(event.target.value)}
        >
          {noneLabel !== null && <option value="null">{noneLabel ?? t('None')}</option>}
          {!isOffered && <option value={JSON.stringify(value)}>{nameOf(value)}</option>}
          {choices.map(({ id, name }) => (
            <option key={JSON.stringify(id)} value={JSON.stringify(id)}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Ids of the server may be text and number alike: as JSON no two are the same. */
const idOf = (text: string) => JSON.parse(text) as Id | null;
