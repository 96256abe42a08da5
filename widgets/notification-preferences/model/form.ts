import type { PreferenceOption } from '@shared/contract/notifications';
import type { FormFields } from '@shared/http/http';
import type { Load } from '@shared/store/load';
import { keyOf, type Edit } from './edits';
import { allLocations } from './locations';

export const groups = ['vendor', 'dispensary'] as const;
export type Group = (typeof groups)[number];

export type Options = Record<Group, PreferenceOption[]>;

/** One location's boxes. They are kept from the first choice on, so each location is loaded once. */
export interface LocationForm {
  id: string;
  /** As the server has them. */
  saved: Load<Options>;
  /** The read that they wait for; the answer of another one is older than they are. */
  asked: number;
  /** As the boxes stand, in the order of the options. */
  checked: Record<Group, boolean[]>;
  toggleAll: Record<Group, boolean>;
  /** What Toggle All was last set to since the last save: it is meant for boxes that were so before, too. */
  setAll: Record<Group, boolean | null>;
  /** What the person chose and somebody else changed to the opposite since: undecided until they choose again. */
  conflicts: Edit[];
}

export const emptyForm = (id: string): LocationForm => ({
  id,
  saved: { status: 'idle' },
  asked: 0,
  checked: { vendor: [], dispensary: [] },
  toggleAll: { vendor: false, dispensary: false },
  setAll: { vendor: null, dispensary: null },
  conflicts: [],
});

/** The form as it stands after the server told `options`, with `edits` put over them by name. */
export function fillForm(form: LocationForm, options: Options, edits: readonly Edit[]): void {
  const isFirst = optionsOf(form) === undefined;
  const chosen = new Map(edits.map((edit) => [keyOf(edit), edit.value] as const).reverse());
  form.saved = { status: 'ready', value: options };
  for (const group of groups) {
    form.checked[group] = options[group].map(
      ({ name, value }) => chosen.get(keyOf({ group, name })) ?? value,
    );
    // Only how it starts follows from the options; later it moves by itself alone.
    if (isFirst) {
      form.toggleAll[group] =
        options[group].length > 0 && options[group].every(({ value }) => value);
    }
  }
}

/**
 * Puts newer boxes of the server under the person's changes. What somebody else changed stands, but where the person
 * means the box to be as it was: all boxes of all locations, which a save sends to each of them, and those that Toggle
 * All was meant for. Such a box stays as the person sees it, and is a conflict.
 */
export function refillForm(form: LocationForm, options: Options): void {
  const edits = editsOf(form);
  const meant = edits.length > 0 ? everyBoxOf(form).filter((box) => isMeant(form, box)) : [];
  const theirs = valuesOf(options);
  const isOpen = (box: Edit) => theirs.get(keyOf(box)) === !box.value;
  const edited = new Set(edits.map(keyOf));
  const before = new Set(form.conflicts.map(keyOf));
  form.conflicts = meant.filter(
    (box) => isOpen(box) && (!edited.has(keyOf(box)) || before.has(keyOf(box))),
  );
  fillForm(form, options, [...edits, ...form.conflicts]);
}

const isMeant = ({ id, setAll, conflicts }: LocationForm, box: Edit) =>
  id === allLocations ||
  setAll[box.group] === box.value ||
  conflicts.some((conflict) => keyOf(conflict) === keyOf(box));

/** Decides a conflict: the box becomes as the person chose it last. */
export function decideConflict(
  form: LocationForm,
  { group, name }: Pick<Edit, 'group' | 'name'>,
  value: boolean,
): void {
  const key = keyOf({ group, name });
  const index = optionsOf(form)?.[group].findIndex((option) => option.name === name) ?? -1;
  if (index >= 0) form.checked[group][index] = value;
  form.conflicts = form.conflicts.filter((conflict) => keyOf(conflict) !== key);
}

/** The boxes as the server has them, also while newer ones are on their way. */
export const optionsOf = ({ saved }: LocationForm): Options | undefined =>
  saved.status === 'idle' ? undefined : saved.value;

export const valuesOf = (options: Options): ReadonlyMap<string, boolean> =>
  new Map(
    groups.flatMap((group) =>
      options[group].map(({ name, value }) => [keyOf({ group, name }), value] as const),
    ),
  );

/** What differs between the boxes and the server. */
export function editsOf(form: LocationForm): Edit[] {
  const options = optionsOf(form);
  if (!options) return [];
  return groups.flatMap((group) =>
    options[group].flatMap(({ name, value }, index) => {
      const isOn = form.checked[group][index] ?? value;
      return isOn === value ? [] : [{ group, name, value: isOn }];
    }),
  );
}

/** The boxes as they stand, in the form of edits. */
export const everyBoxOf = (form: LocationForm): Edit[] =>
  groups.flatMap((group) =>
    (optionsOf(form)?.[group] ?? []).map(({ name, value }, index) => ({
      group,
      name,
      value: form.checked[group][index] ?? value,
    })),
  );

/** How many boxes a save of the location sets: those of all locations each get every one that is shown. */
export const countSent = (form: LocationForm): number =>
  form.id === allLocations ? everyBoxOf(form).length : editsOf(form).length;

/** The form after the server took `boxes`. */
export function applyBoxes(form: LocationForm, boxes: FormFields): void {
  const options = optionsOf(form);
  if (!options) return;
  const values = new Map(boxes);
  for (const group of groups) {
    options[group].forEach((option, index) => {
      option.value = (values.get(option.name) ?? String(option.value)) === 'true';
      form.checked[group][index] = option.value;
    });
    form.setAll[group] = null;
  }
  form.conflicts = [];
}

/** The form after the server gave `boxes` to all locations: what was chosen for this one still stands over them. */
export function applyUnder(form: LocationForm, boxes: FormFields): void {
  if (form.saved.status !== 'ready') return;
  const own = [...editsOf(form), ...everyBoxOf(form).filter((box) => isMeant(form, box))];
  applyBoxes(form, boxes);
  fillForm(form, form.saved.value, own);
}

/** The second part of the options' names is what the page's Toggle All boxes are called by. */
export const toggleAllName = (options: readonly PreferenceOption[]): string =>
  `toggle_all:${options[0]?.name.split(':')[1] ?? ''}`;
