import type { NotSaved, RecordDraft } from './recordEdits';
import { errorsOf } from './RecordResult';

/** Why a record cannot be sent as it is, by field. */
export type Problems<Fields> = { [Name in keyof Fields]?: string | null | undefined };

export const isWrong = <Fields>(problems: Problems<Fields>): boolean =>
  Object.values(problems).some(Boolean);

type NameOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never;
}[keyof Fields] &
  string;

/** What the fields of a record are drawn with. */
export interface RecordForm<Fields extends object> {
  draft: RecordDraft<Fields>;
  isNew: boolean;
  /** The record with what is entered over it. */
  fields: Fields;
  /** It is being sent, or looked for. */
  isBusy: boolean;
  /** The screen does not send it as it is, and says why. */
  isWrong: boolean;
  change: (edits: Partial<Fields>) => void;
  /** What is wrong with a field, by the screen or by the server. */
  errorsOf: (name: keyof Fields & string) => readonly string[] | undefined;
  /** The frame of a field: all but its value. */
  frame: (name: keyof Fields & string) => {
    label: string;
    width: 'full';
    was: string | undefined;
    error: readonly string[] | undefined;
    isReadOnly: boolean;
  };
  /** All of a field that holds text. */
  text: (name: NameOf<Fields, string>) => ReturnType<RecordForm<Fields>['frame']> & {
    value: string;
    onChange: (text: string) => void;
  };
  /** All of a `NumberField` or a `MoneyField`; the record's description says `isNumber` of it. */
  number: (name: NameOf<Fields, string>) => ReturnType<RecordForm<Fields>['text']> & {
    saved: string;
  };
  /** The frame of a `ChoiceField` or `AllOrChosen`: all but what is chosen. */
  choice: (name: keyof Fields & string) => {
    label: string;
    error: readonly string[] | undefined;
    isDisabled: boolean;
  };
  /** All of a `CheckField`. */
  check: (name: NameOf<Fields, boolean>) => ReturnType<RecordForm<Fields>['choice']> & {
    isOn: boolean;
    onToggle: (isOn: boolean) => void;
  };
}

interface Editor<Fields extends object> {
  kind: { fields: { readonly [Name in keyof Fields]: { label: () => string } } };
  why: NotSaved<Fields> | null;
  edits: Partial<Fields> | null;
  isBusy: boolean;
  isReadOnly: boolean;
  change: (edits: Partial<Fields>) => void;
}

/** What the fields of a record are given by the dialog or the page that they stand on. */
export function recordForm<Fields extends object>(
  { kind, why, edits, isBusy, isReadOnly, change }: Editor<Fields>,
  draft: RecordDraft<Fields>,
  problems: Problems<Fields>,
  textOf: (name: keyof Fields & string, fields: Fields) => string,
): RecordForm<Fields> {
  const fields: Fields = { ...draft.base, ...draft.edits };
  const isNew = draft.id === null;
  const errors = (name: keyof Fields & string) => {
    const problem = problems[name];
    return problem ? [problem] : errorsOf(why, name);
  };
  const frame = (name: keyof Fields & string) => ({
    label: kind.fields[name].label(),
    width: 'full' as const,
    was: isNew || edits?.[name] === undefined ? undefined : textOf(name, draft.base),
    error: errors(name),
    isReadOnly,
  });
  const text: RecordForm<Fields>['text'] = (name) => ({
    ...frame(name),
    value: fields[name] as string,
    onChange: (typed) => change({ [name]: typed } as unknown as Partial<Fields>),
  });
  const choice = (name: keyof Fields & string) => ({
    label: kind.fields[name].label(),
    error: errors(name),
    isDisabled: isBusy || isReadOnly,
  });
  return {
    draft,
    isNew,
    fields,
    isBusy,
    isWrong: isWrong(problems),
    change,
    errorsOf: errors,
    frame,
    text,
    number: (name) => ({ ...text(name), saved: draft.base[name] as string }),
    choice,
    check: (name) => ({
      ...choice(name),
      isOn: fields[name] as boolean,
      onToggle: (isOn) => change({ [name]: isOn } as unknown as Partial<Fields>),
    }),
  };
}
