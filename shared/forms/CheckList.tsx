import { useState, type ReactNode } from 'react';
import { isSameId, type Id } from '../id';
import { CheckField } from './CheckField';
import { TextField } from './TextField';

export interface CheckListProps<Value extends Id> {
  options: readonly { id: Value; name: string; note?: ReactNode }[];
  chosen: readonly Value[];
  /** "Find a location" */
  find: string;
  /** "No location has this name." */
  notFound: string;
  onChoose: (chosen: Value[]) => void;
}

/** From so many on, options are found by their name. */
const many = 10;

/** Any number of the server's choices, each with a box. */
export function CheckList<Value extends Id>(props: CheckListProps<Value>) {
  const { options, chosen, onChoose } = props;
  const [words, setWords] = useState('');
  const text = words.trim().toLowerCase();
  const found = options.filter(({ name }) => name.toLowerCase().includes(text));
  const without = (id: Value) => chosen.filter((each) => !isSameId(each, id));
  return (
    <>
      {options.length > many && (
        <TextField label={props.find} width="full" value={words} onChange={setWords} />
      )}
      {found.map(({ id, name, note }) => (
        <CheckField
          key={String(id)}
          label={name}
          note={note}
          isOn={without(id).length < chosen.length}
          onToggle={(isOn) => onChoose(isOn ? [...without(id), id] : without(id))}
        />
      ))}
      {found.length === 0 && <p className="ww-muted">{props.notFound}</p>}
    </>
  );
}
