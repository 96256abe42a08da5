import type { PreferenceOption } from '@shared/contract/notifications';
import type { FormFields } from '@shared/http/http';
import type { Load } from '@shared/store/load';
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
}

/** One box that differs from the server, by name because a later answer may have another order. */
export interface Edit {
  group: Group;
  name: string;
  value: boolean;
}

export interface LocationEdits {
  id: string;
  edits: Edit[];
}

export const emptyForm = (id: string): LocationForm => ({
  id,
  saved: { status: 'idle' },
  asked: 0,
  checked: { vendor: [], dispensary: [] },
  toggleAll: { vendor: false, dispensary: false },
});

/** The form as it stands after the server told `options`, with `edits` put over them by name. */
export function fillForm(form: LocationForm, options: Options, edits: readonly Edit[]): void {
  const isFirst = valueOf(form.saved) === undefined;
  form.saved = { status: 'ready', value: options };
  for (const group of groups) {
    form.checked[group] = options[group].map(
      ({ name, value }) =>
        edits.find((edit) => edit.group === group && edit.name === name)?.value ?? value,
    );
    // Only how it starts follows from the options; later it moves by itself alone.
    if (isFirst) {
      form.toggleAll[group] =
        options[group].length > 0 && options[group].every(({ value }) => value);
    }
  }
}

const valueOf = (load: Load<Options>): Options | undefined =>
  load.status === 'idle' ? undefined : load.value;

/** What differs between the boxes and the server. */
export function editsOf(form: LocationForm): Edit[] {
  const options = valueOf(form.saved);
  if (!options) return [];
  return groups.flatMap((group) =>
    options[group].flatMap(({ name, value }, index) => {
      const isOn = form.checked[group][index] ?? value;
      return isOn === value ? [] : [{ group, name, value: isOn }];
    }),
  );
}

/** The boxes as they stand, in the form of edits: what the server must show after a save. */
const everyBoxOf = (form: LocationForm): LocationEdits => ({
  id: form.id,
  edits: groups.flatMap((group) =>
    (valueOf(form.saved)?.[group] ?? []).map(({ name, value }, index) => ({
      group,
      name,
      value: form.checked[group][index] ?? value,
    })),
  ),
});

/**
 * What the server must show once all `forms` were saved in this order. All locations together read what
 * each has, so what a later save made different there is not asked of an earlier one.
 */
export const everyBoxSent = (forms: readonly LocationForm[]): LocationEdits[] => {
  const sent = forms.map(everyBoxOf);
  return sent.map(({ id, edits }, place) => ({
    id,
    edits: edits.filter((edit) =>
      sent
        .slice(id === allLocations ? place + 1 : sent.length)
        .every((later) =>
          later.edits.every((other) => keyOf(other) !== keyOf(edit) || other.value === edit.value),
        ),
    ),
  }));
};

/** The same boxes as the pairs of a form. */
export const boxesOf = (form: LocationForm): FormFields =>
  everyBoxOf(form).edits.map(({ name, value }) => [name, String(value)] as const);

/** Whether something read back from the browser's storage is a list of edits. */
export const isEditsList = (value: unknown): value is LocationEdits[] =>
  Array.isArray(value) &&
  value.every(
    (row: Partial<LocationEdits> | null) =>
      typeof row?.id === 'string' &&
      Array.isArray(row.edits) &&
      row.edits.every(
        (edit: Partial<Edit> | null) =>
          (edit?.group === 'vendor' || edit?.group === 'dispensary') &&
          typeof edit.name === 'string' &&
          typeof edit.value === 'boolean',
      ),
  );

const keyOf = ({ group, name }: Edit) => JSON.stringify([group, name]);

/** `list` without the boxes that `taken` names. */
export const withoutEdits = (
  list: readonly LocationEdits[],
  taken: readonly LocationEdits[],
): LocationEdits[] =>
  list.flatMap(({ id, edits }) => {
    const keys = new Set(
      taken.filter((row) => row.id === id).flatMap((row) => row.edits.map(keyOf)),
    );
    const kept = edits.filter((edit) => !keys.has(keyOf(edit)));
    return kept.length > 0 ? [{ id, edits: kept }] : [];
  });

/** Both lists as one; where both name a box, `later` stands. */
export const mergeEdits = (
  earlier: readonly LocationEdits[],
  later: readonly LocationEdits[],
): LocationEdits[] => {
  const ids = new Set([...earlier, ...later].map(({ id }) => id));
  return [...ids].map((id) => {
    const edits = [...earlier, ...later].filter((row) => row.id === id).flatMap((row) => row.edits);
    const byBox = new Map(edits.map((edit) => [keyOf(edit), edit]));
    return { id, edits: [...byBox.values()] };
  });
};

/** The form after the server took `boxes`. */
export function applyBoxes(form: LocationForm, boxes: FormFields): void {
  const options = valueOf(form.saved);
  if (!options) return;
  const values = new Map(boxes);
  for (const group of groups) {
    options[group].forEach((option, index) => {
      option.value = values.get(option.name) === 'true';
      form.checked[group][index] = option.value;
    });
  }
}

/** Whether the server's options are what `boxes` asked for. */
export const hasBoxes = (options: Options, boxes: FormFields): boolean => {
  const values = new Map(boxes);
  return groups.every((group) =>
    options[group].every(({ name, value }) => values.get(name) === String(value)),
  );
};

/** The edits that make `target` the same as `source`: by name, or by label where names hold the location. */
export const editsToCopy = (source: LocationForm, target: Options): Edit[] =>
  groups.flatMap((group) =>
    target[group].flatMap(({ name, label }) => {
      const options = valueOf(source.saved)?.[group] ?? [];
      const byName = options.findIndex((option) => option.name === name);
      const index = byName >= 0 ? byName : options.findIndex((option) => option.label === label);
      const value = source.checked[group][index];
      return value === undefined ? [] : [{ group, name, value }];
    }),
  );

/** The second part of the options' names is what the page's Toggle All boxes are called by. */
export const toggleAllName = (options: readonly PreferenceOption[]): string =>
  `toggle_all:${options[0]?.name.split(':')[1] ?? ''}`;
