import * as v from 'valibot';
import type { PreferenceOption, PreferencesAnswer } from '@shared/contract/notifications';
import { groupBy } from '@shared/answers/groupBy';
import { allLocations } from './locations';

export const groups = ['vendor', 'dispensary'] as const;
export type Group = (typeof groups)[number];

export type Options = Record<Group, PreferenceOption[]>;

/** The options of one location as the server has them. */
export interface Choices extends Options {
  /** Toggle All of each column. Only how it starts follows from the options; later it moves by itself alone. */
  toggleAll: Record<Group, boolean>;
  /** Of which column it was used since the last save. */
  setAll: Partial<Record<Group, true>>;
  disabled: boolean;
}

const isAllOn = (options: readonly PreferenceOption[]) =>
  options.length > 0 && options.every(({ value }) => value);

export const readChoices = ({ vendor, dispensary, disabled }: PreferencesAnswer): Choices => ({
  vendor,
  dispensary,
  disabled,
  toggleAll: { vendor: isAllOn(vendor), dispensary: isAllOn(dispensary) },
  setAll: {},
});

/** Boxes by the names of their options, which the server chooses: whether each is on. */
export type Boxes = Record<string, boolean>;

export const boxesOf = (options: Options): Boxes =>
  Object.fromEntries(
    groups.flatMap((group) => options[group].map(({ name, value }) => [name, value] as const)),
  );

/** The options with other boxes, as far as these tell. */
export const withBoxes = (options: Options, boxes: Boxes): Options => {
  const put = (option: PreferenceOption) => ({
    ...option,
    value: (Object.hasOwn(boxes, option.name) ? boxes[option.name] : undefined) ?? option.value,
  });
  return { vendor: options.vendor.map(put), dispensary: options.dispensary.map(put) };
};

/** `v.record` takes no name such as `constructor`. */
const boxes = v.custom<Boxes>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((isOn) => typeof isOn === 'boolean'),
);
const row = v.object({ id: v.string(), base: boxes, edits: boxes });

/** As an earlier version kept the same. */
const formerRow = v.pipe(
  v.object({ id: v.string(), edits: v.array(v.object({ name: v.string(), value: v.boolean() })) }),
  v.transform(({ id, edits }) => ({
    id,
    base: Object.fromEntries(edits.map(({ name, value }) => [name, !value])),
    edits: Object.fromEntries(edits.map(({ name, value }) => [name, value])),
  })),
);

/** What is chosen at some locations and not saved: the form in which it outlives the page. */
export const editsSchema = v.array(v.union([row, formerRow]));

/**
 * What is chosen at one location, over what the server had then. A box that it had as it is chosen is meant to be so:
 * where somebody else changes it, that is a conflict.
 */
export type LocationEdits = v.InferOutput<typeof row>;

/** Of what is chosen that which the location has otherwise now. What it does not offer any more is not among it. */
export const editsOver = ({ id, base, edits }: LocationEdits, now: Boxes): LocationEdits => {
  const isOpen = (name: string) =>
    Object.hasOwn(edits, name) && Object.hasOwn(now, name) && now[name] !== edits[name];
  const open = (of: Boxes) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => isOpen(name)));
  // With the base as it was: a conflict that is not decided is one after a reload too.
  return { id, base: open(base), edits: open(edits) };
};

export const hasEdits = ({ edits }: LocationEdits): boolean => Object.keys(edits).length > 0;

/** Both lists as one; where both name a box, `later` stands. */
export const mergeEdits = (
  earlier: readonly LocationEdits[],
  later: readonly LocationEdits[],
): LocationEdits[] =>
  [...groupBy([...earlier, ...later], ({ id }) => id).values()].map((rows) =>
    rows.reduce((under, { id, base, edits }) => ({
      id,
      base: { ...under.base, ...base },
      edits: { ...under.edits, ...edits },
    })),
  );

/** What of `rows` stands once all are saved: what one location got may say otherwise of all of them. */
export const whatStands = (rows: readonly LocationEdits[]): LocationEdits[] =>
  rows.map((each) => {
    if (each.id !== allLocations) return each;
    const stand = Object.entries(each.edits).filter(([name, isOn]) =>
      rows.every(({ edits }) => !Object.hasOwn(edits, name) || edits[name] === isOn),
    );
    return { ...each, edits: Object.fromEntries(stand) };
  });

/** The boxes that make `target` the same as `source`: by name, or by label where names hold the location. */
export const boxesToCopy = (source: Options, target: Options): Boxes =>
  Object.fromEntries(
    groups.flatMap((group) =>
      target[group].flatMap(({ name, label }) => {
        const options = source[group];
        const same =
          options.find((option) => option.name === name) ??
          options.find((option) => option.label === label);
        return same ? [[name, same.value] as const] : [];
      }),
    ),
  );

/** The second part of the options' names is what the page's Toggle All boxes are called by. */
export const toggleAllName = (options: readonly PreferenceOption[]): string =>
  `toggle_all:${options[0]?.name.split(':')[1] ?? ''}`;
