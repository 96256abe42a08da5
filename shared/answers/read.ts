import { idOf, isObject, objectOf, textOf, trimmedOf, unreadable } from './values';

/*
 * Readers of whole answers, put together from those of `values.ts`: their types follow from what they are made of.
 */

/** Reads a value of an answer, whatever it is. `from` is the object that it stands in, where there is one. */
export interface Reader<T> {
  (value: unknown, from?: Readonly<Record<string, unknown>>): T;
  /** The name of the field in the answer, where it is another one there. */
  at?: string;
}

export type Shape = Readonly<Record<string, Reader<unknown>>>;

/** What a reader makes: `type User = Read<typeof user>`. */
export type Read<Of> = Of extends (...args: never[]) => infer T ? NonNullable<T> : never;

/** Marks a needed field that is missing. It never leaves this file. */
const missing = Symbol();

/**
 * An object by the readers of its fields; other fields are left behind. Null for what is no object, and for one without
 * a field that is `needed`.
 *
 * @example
 * const user = record({ id: ownId, name: nameOrId, isActive: isNotFalse, role: idOf });
 * const page = record({ users: needed(listOrNull(user)), total: or(countOf, 0) });
 * export const readUsers = answerOf(page, 'The answer has no list of users.');
 */
export const record =
  <S extends Shape>(shape: S): Reader<{ [Name in keyof S]: ReturnType<S[Name]> } | null> =>
  (value) => {
    if (!isObject(value)) return null;
    const whole: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(shape)) {
      whole[name] = read(value[read.at ?? name], value);
      if (whole[name] === missing) return null;
    }
    return whole as { [Name in keyof S]: ReturnType<S[Name]> };
  };

/**
 * The same with what no reader names left as it came: for records that go back to the server, which may have fields that
 * nobody here knows.
 *
 * @example
 * const unit = keeping<BatchUnit>({ id: ownId, name: textOf, variants: idsOf });
 */
export const keeping = <Whole extends object>(shape: {
  [Name in keyof Whole]?: Reader<unknown>;
}): Reader<Whole | null> => {
  const named = record(shape as Shape);
  return (value) => {
    const read = named(value);
    return read && ({ ...(value as object), ...read } as Whole);
  };
};

/** The same of an object whose fields are "not known", each in its own way, where the object itself is not there. */
export const part =
  <T>(read: Reader<T | null>): Reader<T> =>
  (value, from) =>
    read(objectOf(value), from) as T;

/** Without this field there is no record. An empty text is nothing as well. */
export const needed =
  <T>(read: Reader<T>): Reader<NonNullable<T>> =>
  (value, from) => {
    const known = read(value, from);
    return known === null || known === undefined || known === '' ? (missing as never) : known;
  };

/** By which the server knows a record: nothing could tell one without an id from the others. */
export const ownId = needed(idOf);

/** The same as text. */
export const ownKey = needed(textOf);

/** A name that is shown in any case, if only as another field of the record. */
export const nameOr =
  (other: string): Reader<string> =>
  (value, from) =>
    trimmedOf(value) || textOf(from?.[other]);

export const nameOrId = nameOr('id');

/** What has an id and a name and can be chosen. */
export const choiceFields = { id: ownId, name: nameOrId };

export const choice = record(choiceFields);

/** Another value for what is not known. */
export const or =
  <T, const Other>(read: Reader<T>, other: Other): Reader<NonNullable<T> | Other> =>
  (value, from) =>
    read(value, from) ?? other;

/** What can be read of a list; null for what is none. */
export const listOrNull =
  <T>(read: Reader<T>): Reader<NonNullable<T>[] | null> =>
  (value) =>
    Array.isArray(value)
      ? value.map((each) => read(each)).filter((each) => each !== null && each !== undefined)
      : null;

/** The same, but a missing list counts as an empty one. For a list that must be there: `needed(listOrNull(…))`. */
export const list = <T>(read: Reader<T>): Reader<NonNullable<T>[]> => {
  const found = listOrNull(read);
  return (value) => found(value) ?? [];
};

/** One of the values that are known. */
export const oneOf =
  <const T extends string>(values: readonly T[], other: NoInfer<T>): Reader<T> =>
  (value) =>
    values.find((each) => each === value) ?? other;

/** For a field of a record that has another name in the answer. */
export const at = <T>(name: string, read: Reader<T>): Reader<T> =>
  Object.assign<Reader<T>, { at: string }>((value, from) => read(value, from), { at: name });

/** Something made of what was read; null where nothing was. */
export const made =
  <T, Made>(read: Reader<T>, make: (read: NonNullable<T>) => Made): Reader<Made | null> =>
  (value, from) => {
    const known = read(value, from);
    return known === null || known === undefined ? null : make(known);
  };

/** Reads an answer; throws an `UnreadableAnswer` with the message where it does not bring what was asked for. */
export const answerOf =
  <T>(read: Reader<T>, message: string) =>
  (answer: unknown): NonNullable<T> => {
    const known = read(answer);
    if (known === null || known === undefined) throw unreadable(message);
    return known;
  };
