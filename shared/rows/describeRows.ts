import * as v from 'valibot';
import type { ListedDraft } from '../forms/listedDraft';
import { recordDrafts } from '../forms/recordDrafts';
import type { Http } from '../http/http';
import type { Result } from '../http/result';
import type { Id } from '../answers/id';
import type { CountedText } from '../lists/ListContent';
import { namesOf } from '../answers/namesOf';
import { oncePer } from '../store/oncePer';
import { isSameIn, type RowFields } from './rowFields';

/** Fields that are text, whatever they hold. */
export type Texts<Fields> = Record<keyof Fields, string>;

/** A row that has these fields. */
export type Listed<Fields> = Fields & { id: Id };

/** What the server said of a row: of one of its fields, or, where `field` names none of them, of the row. */
export interface RowError {
  field: string;
  message: string;
}

/** What was said of rows, by their ids as text. Of a save: nothing in the list where the row was taken. */
export type RowErrors = ReadonlyMap<string, readonly RowError[]>;

/** How rows stand now, by their ids as text. Of a row that is in neither the server does not tell. */
export interface RowsNow<Row> {
  found: ReadonlyMap<string, Row>;
  gone: ReadonlySet<string>;
}

/** What is said of rows, in the words of their screen. */
export interface RowsWords {
  /** "3 products changed" */
  changed: CountedText;
  /** Of the button: "Save 3 products". */
  save: CountedText;
  /** "Saved 3 products." */
  saved: CountedText;
  /** "3 products cannot be saved yet. Correct what is marked." */
  wrong: CountedText;
  /** An answer was lost, and what became of the save is being looked for. */
  searching: () => string;
  /** Nobody knows whether the last rows were saved. */
  unknown: () => string;
  /** Of a draft: "3 products were changed." */
  offered: CountedText;
}

type AnyThunk = (dispatch: never, getState: never, extra: never) => unknown;

/**
 * A kind of row that is changed in its list. `Row` is a row as the list has it, `Fields` what of it can be changed, each
 * a text as it is typed; `Ext` is the third argument of the screen's thunks, `State` the state of its store.
 */
export interface RowsDescription<
  Row extends Listed<Fields>,
  Fields,
  Ext extends { http: Http },
  State,
> {
  /** In the order in which they are shown. */
  fields: RowFields<Fields>;
  /** What a row is called, if only by its id. */
  titleOf: (row: Row) => string;
  /** Reads rows as the server has them now; see `readRowsNow`. */
  read: (extra: Ext, ids: readonly Id[]) => Promise<Result<RowsNow<Row>>>;
  /**
   * Sends of rows what differs. Resolves to what was said of each; a row that is not in it is looked up. Null where the
   * call is taken whole or not at all.
   */
  send: (
    extra: Ext,
    drafts: readonly ListedDraft<Fields>[],
    state: State,
  ) => Promise<Result<RowErrors | null>>;
  /** The thunk that reads again what the screen shows. A save has ended when it has. */
  refresh: () => AnyThunk;
  /**
   * How rows are saved: `'all'` in one call that is taken whole or not at all, so that nothing is sent over a conflict,
   * and the way back is a change like any other; or so many rows in a call, each by itself, so that the others go, and the
   * way back of some can be taken where that of others is not there any more.
   */
  atOnce: 'all' | number;
  /** What a refusal of such a call names the list that was sent: `products` where it says "products.1.price". */
  listName?: string;
  /** What is said of a row that is no longer there. */
  gone: () => RowError;
  /** What is said of a row that was not taken where the server gave no reason, instead of "This row was not saved." */
  notSaid?: () => RowError;
  /** For `useRowsEditor`; `saveTogether` says nothing by itself. */
  words?: RowsWords;
}

function described<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
>(description: RowsDescription<Row, Fields, Ext, State>) {
  const { fields } = description;
  const names = namesOf(fields);
  const isSame = (one: string, other: string, name: keyof Fields) =>
    isSameIn(fields[name], one, other);
  const drafts = recordDrafts<Fields>(names, isSame);
  const texts = v.object(Object.fromEntries(names.map((name) => [name, v.string()])));
  const draftsSchema = v.array(
    v.pipe(
      v.object({
        id: v.union([v.string(), v.number()]),
        base: v.partial(texts),
        edits: v.partial(texts),
      }),
      v.check(({ base, edits }) => {
        const edited = Object.keys(edits);
        return edited.length > 0 && edited.every((name) => Object.hasOwn(base, name));
      }),
    ),
  ) as v.GenericSchema<unknown, unknown> as v.GenericSchema<unknown, ListedDraft<Fields>[]>;
  // Browsers are slow to keep a long text, and rows are thousands: of what nobody typed over only what may be the title.
  const kept = (list: readonly ListedDraft<Fields>[]): ListedDraft<Fields>[] =>
    list.map(({ id, base, edits }) => {
      const was: Partial<Fields> = {};
      for (const name of names)
        if (edits[name] !== undefined || fields[name].type === 'text') was[name] = base[name];
      return { id, base: was as Fields, edits };
    });
  return {
    ...description,
    ...drafts,
    kept,
    names,
    isSame,
    isName: (name: string): name is keyof Fields & string =>
      (names as readonly string[]).includes(name),
    isWhole: description.atOnce === 'all',
    // The bar that saves and the draft that is kept ask for the same of the same drafts.
    openDrafts: oncePer(drafts.openDrafts),
    draftsSchema,
  };
}

/** What `saveRows` needs of a kind of row. */
export type SavedKind<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State,
> = ReturnType<typeof described<Row, Fields, Ext, State>>;

/** A kind of row with the words that an editor needs. */
export type RowsKind<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http } = never,
  State = never,
> = SavedKind<Row, Fields, Ext, State> & { words: RowsWords };

/**
 * Describes a kind of row once, for `useRowsEditor` and what draws it.
 *
 * @example
 * export const productRows = describeRows<ListedProduct, ProductFields, ProductsExtra>({
 *   fields: { name: { type: 'text' }, price: { type: 'money' } },
 *   titleOf,
 *   read: productsNow,
 *   send: ({ http, config }, drafts) => mapResult(patchProducts(http, config, drafts.map(changeOf)), () => null),
 *   …
 * });
 */
export function describeRows<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State = unknown,
>(
  description: RowsDescription<Row, Fields, Ext, State> & { words: RowsWords },
): RowsKind<Row, Fields, Ext, State>;
export function describeRows<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State = unknown,
>(description: RowsDescription<Row, Fields, Ext, State>): SavedKind<Row, Fields, Ext, State>;
export function describeRows<
  Row extends Listed<Fields>,
  Fields extends Texts<Fields>,
  Ext extends { http: Http },
  State = unknown,
>(description: RowsDescription<Row, Fields, Ext, State>): SavedKind<Row, Fields, Ext, State> {
  return described(description);
}
