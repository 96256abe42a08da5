import { useState, type ReactNode } from 'react';
import { keyOf, type Id } from '../answers/id';
import { t, tn } from '../page/i18n';
import { SelectedCount } from '../lists/SelectedCount';
import { CheckField } from './CheckField';
import { TextField } from './TextField';

export interface CheckListProps<Value extends Id> {
  options: readonly { id: Value; name: string; note?: ReactNode }[];
  chosen: readonly Value[];
  /** "Find a location" */
  find: string;
  /** "No location has this name." */
  notFound: string;
  /** Of a box that chooses all or none: "All locations". While a text is searched for it is of those that are found. */
  all?: string | undefined;
  /** None can be chosen, but still be found. */
  isDisabled?: boolean;
  onChoose: (chosen: Value[]) => void;
}

/** Where there are more than these, options are found by their name. */
export const many = 10;

/** More than anyone ticks one by one: those beyond are found by their name. */
export const drawn = 100;

/**
 * Any number of the server's choices, each with a box. Where there are many they are found by their names, and those
 * that are chosen and out of sight are counted and named.
 */
export function CheckList<Value extends Id>(props: CheckListProps<Value>) {
  const { options, chosen, all, isDisabled, onChoose } = props;
  const [words, setWords] = useState('');
  const text = words.trim().toLowerCase();
  const holding = (parts: string[]) =>
    options.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)));
  // As it is typed; only where nothing has that, each word wherever it stands: "no. 57" is not meant to find "no. 157".
  const whole = holding([text]);
  const found = whole.length > 0 ? whole : holding(text.split(/\s+/));
  const shown = found.slice(0, drawn);
  const keys = new Set(chosen.map(String));
  const choose = (isChosen: (key: string) => boolean) =>
    onChoose(options.flatMap(({ id }) => (isChosen(String(id)) ? [id] : [])));
  const list = (
    <>
      {all !== undefined && (text === '' || found.length > 1) && (
        <CheckField
          label={text === '' ? all : t('All %(count)s found', { count: found.length })}
          isOn={found.every((option) => keys.has(keyOf(option)))}
          isDisabled={isDisabled}
          onToggle={(isOn) => {
            const these = new Set(found.map(keyOf));
            choose((key) => (these.has(key) ? isOn : keys.has(key)));
          }}
        />
      )}
      {shown.map(({ id, name, note }) => (
        <CheckField
          key={String(id)}
          label={name}
          note={note}
          isOn={keys.has(String(id))}
          isDisabled={isDisabled}
          onToggle={(isOn) => choose((key) => (key === String(id) ? isOn : keys.has(key)))}
        />
      ))}
      {found.length === 0 && <p className="ww-muted">{props.notFound}</p>}
      {found.length > drawn && (
        <p className="ww-muted">
          {t('Showing %(shown)s of %(count)s. Keep typing.', { shown: drawn, count: found.length })}
        </p>
      )}
    </>
  );
  if (options.length <= many) return list;
  return (
    <>
      <TextField label={props.find} width="full" value={words} onChange={setWords} />
      <div className="ww-row">
        <SelectedCount
          selected={
            new Map(
              options
                .filter((option) => keys.has(keyOf(option)))
                .map((option) => [keyOf(option), option]),
            )
          }
          shown={shown.map(keyOf)}
          nameOf={({ name }) => name}
          isDisabled={isDisabled}
          onChange={(now) => choose((key) => now.has(key))}
        />
        <span className="ww-muted" role="status">
          {text !== '' && tn('%(count)s found', '%(count)s found', found.length)}
        </span>
      </div>
      <div className="ww-check-list">{list}</div>
    </>
  );
}
