import * as v from 'valibot';
import type { Http } from '../http/http';
import type { Result } from '../http/result';
import { isNumeric } from '../format/numbers';
import { t } from '../page/i18n';
import type { Id } from '../answers/id';
import { namesOf } from '../answers/namesOf';
import { isSameValue, recordEdits, type RecordDraft } from './recordEdits';
import type { Problems } from './recordForm';

/** What one field of a record is called, and of which shape its value is in a draft. */
export interface RecordField<Value> {
  label: () => string;
  schema: v.GenericSchema<unknown, Value>;
  /** Plain decimal text, "12.50", '' for none: "12.5" is the same, and what is no number is not sent. */
  isNumber?: Value extends string ? boolean : never;
}

/** What is said about a record, in the words of its screen. */
export interface RecordTexts<Fields extends object> {
  /** Of the dialog: "Edit Meridian". */
  title: (draft: RecordDraft<Fields>) => string;
  /** Of the button that saves: "Create brand". */
  save: (isNew: boolean) => string;
  /** An answer was lost, and what became of the save is being looked for. */
  searching: () => string;
  /** Nobody knows whether it was saved. */
  unknown: () => string;
  notSaved: () => string;
  /** Where the dialog was closed meanwhile: what was entered is there, and not saved. */
  kept: () => string;
  saved: (draft: RecordDraft<Fields>) => string;
  /** Asks whether a draft of an earlier visit is to be restored. */
  offer: (draft: RecordDraft<Fields>, time: string) => string;
  /** Who changed the same meanwhile. */
  changedBy?: (name: string) => string;
}

type AnyThunk = (dispatch: never, getState: never, extra: never) => unknown;

/**
 * A kind of record that is created and changed in a dialog. `Row` is a record as the screen's list has it, `Fields` what
 * of it can be edited, `Ext` the third argument of the screen's thunks.
 */
export interface RecordDescription<Row extends { id: Id }, Fields extends object, Ext> {
  fields: { readonly [Name in keyof Fields]-?: RecordField<Fields[Name]> };
  /** What a new record starts with. */
  blank?: Fields;
  /** The fields of a record, where they are not its properties of the same names. */
  fieldsOf?: (row: Row) => Fields;
  /** What a record is called, where none of its fields says so. */
  nameOf?: (row: Row) => string;
  /** Fields that are never kept in the browser. */
  secrets?: readonly (keyof Fields)[];
  /** Which values of a field count as one. `isSameValue` where it is left out. */
  isSame?: (one: unknown, other: unknown, name: keyof Fields) => boolean;
  /** The edits as they are sent. */
  prepare?: (edits: Partial<Fields>) => Partial<Fields>;

  /**
   * Reads the record as the server has it now, alone or among others: where it is not among them it is gone. Null where
   * the server does not tell. `fields` is what it has as far as is known. Of a new record (`id` is null) it reads those
   * that could be it.
   */
  read: (extra: Ext, id: Id | null, fields: Fields) => Promise<Result<readonly Row[] | null>>;
  /** Sends a new record. The same `key` makes no second one, where the server minds keys. */
  create?: (extra: Ext, fields: Fields, key: string) => Promise<Result<unknown>>;
  /** Sends what differs of a record; `now` is what it has. */
  change: (
    extra: Ext,
    id: Id,
    edits: Partial<Fields>,
    key: string,
    now: Fields,
  ) => Promise<Result<unknown>>;
  /** The thunk that reads again what the screen shows. A save has ended when it has. */
  refresh: () => AnyThunk;
  /** Instead of `refresh`: takes over the record as it was saved. Then `change` has to resolve to a `Row`. */
  replace?: (row: Row) => AnyThunk;
  /** Two records may say the same: a new one is told by not having been there before, so they are read before it is sent. */
  hasTwins?: boolean;
  /** Whether a record has what was sent, null where that cannot be told. By its fields, where this is left out. */
  isTaken?: (row: Row, sent: Partial<Fields>, key: string) => boolean | null;
  /** Who changed the record last, for a conflict. */
  changedBy?: (row: Row) => string | undefined;

  /** Offers to take a save back: opens the record with what it had before, or calls `onUndo` of `useRecordEditor`. */
  hasUndo?: boolean;
  hasReset?: boolean;
  /** What is wrong is said at once, and nothing can be sent then; else once somebody wants to save. */
  isStrict?: boolean;
  /** What a dialog says of it. `RecordPage` has plain words; what no dialog shows needs none. */
  texts?: RecordTexts<Fields>;
}

function described<Row extends { id: Id }, Fields extends object, Ext extends Calls>(
  description: RecordDescription<Row, Fields, Ext>,
) {
  const { fields, secrets = [] } = description;
  const names = namesOf(fields);
  const {
    isSame = (one, other, name) =>
      fields[name].isNumber && isNumeric(one) && isNumeric(other)
        ? Number(one) === Number(other)
        : isSameValue(one, other),
  } = description;
  const pick = <Part extends Partial<Fields>>(part: Part, wanted: readonly (keyof Fields)[]) =>
    Object.fromEntries(
      wanted.map((name) => [name, part[name]]).filter(([, value]) => value !== undefined),
    ) as Part;
  const kept = names.filter((name) => !secrets.includes(name));
  const schemasOf = (wanted: typeof names) =>
    Object.fromEntries(wanted.map((name) => [name, fields[name].schema]));
  const draftsSchema = v.array(
    v.object({
      id: v.nullable(v.union([v.string(), v.number()])),
      name: v.optional(v.string()),
      base: v.object(schemasOf(names)),
      edits: v.partial(v.object(schemasOf(kept))),
    }),
  ) as v.GenericSchema<unknown, unknown> as v.GenericSchema<unknown, RecordDraft<Fields>[]>;

  const fieldsOf = description.fieldsOf ?? ((row: Row) => pick(row as unknown as Fields, names));

  return {
    ...description,
    ...recordEdits<Fields>(names, isSame),
    fieldsOf,
    /** What is entered for a number and is none. */
    wrongNumbers: (edits: Partial<Fields>): Problems<Fields> =>
      Object.fromEntries(
        names
          .filter((name) => fields[name].isNumber && edits[name] && !isNumeric(edits[name]))
          .map((name) => [name, t('Enter a number.')]),
      ) as Problems<Fields>,
    /** What is entered over a record. */
    draftOf: (row: Row, edits: Partial<Fields>): RecordDraft<Fields> => ({
      id: row.id,
      name: description.nameOf?.(row),
      base: fieldsOf(row),
      edits,
    }),
    draftsSchema,
    /** What of the work may be kept in the browser. */
    keptOf: (draft: RecordDraft<Fields>) => ({ ...draft, edits: pick(draft.edits, kept) }),
    hasSecrets: secrets.length > 0,
  };
}

/** What a save needs of the third argument of a thunk. */
interface Calls {
  http: Http;
}

export type RecordKind<
  Row extends { id: Id },
  Fields extends object,
  Ext extends Calls,
> = ReturnType<typeof described<Row, Fields, Ext>>;

/** A kind of record with the words that a dialog needs. */
export type WordedKind<
  Row extends { id: Id },
  Fields extends object,
  Ext extends Calls,
> = RecordKind<Row, Fields, Ext> & { texts: RecordTexts<Fields> };

/**
 * Describes a kind of record once, for `useRecordEditor`, `RecordDialog` and `saveRecord`.
 *
 * @example
 * export const brandRecord = describeRecord<Brand, BrandFields, BrandsExtra>({
 *   fields: { name: { label: () => t('Name'), schema: v.string() }, … },
 *   blank: { name: '', … },
 *   read: (extra, id, { name }) => brandsNow(extra, id, name),
 *   create: ({ http, config }, fields, key) => postBrand(http, config, fields, key),
 *   change: ({ http, config }, id, edits) => patchBrand(http, config, id, edits),
 *   refresh: brandList.refetch,
 *   texts: { title: ({ id, base }) => (id === null ? t('New brand') : t('Edit %(name)s', base)), … },
 * });
 */
export function describeRecord<Row extends { id: Id }, Fields extends object, Ext extends Calls>(
  description: RecordDescription<Row, Fields, Ext> & { texts: RecordTexts<Fields> },
): WordedKind<Row, Fields, Ext>;
export function describeRecord<Row extends { id: Id }, Fields extends object, Ext extends Calls>(
  description: RecordDescription<Row, Fields, Ext>,
): RecordKind<Row, Fields, Ext>;
export function describeRecord<Row extends { id: Id }, Fields extends object, Ext extends Calls>(
  description: RecordDescription<Row, Fields, Ext>,
): RecordKind<Row, Fields, Ext> {
  return described(description);
}
