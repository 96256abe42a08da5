import type { FormFields } from '@shared/http/http';
import { keyOf, type Edit, type LocationEdits } from './edits';
import { everyBoxOf, groups, optionsOf, valuesOf, type LocationForm, type Options } from './form';
import { allLocations } from './locations';

/** The boxes as they stand, as the pairs of a form. */
export const boxesOf = (form: LocationForm): FormFields =>
  everyBoxOf(form).map(({ name, value }) => [name, String(value)] as const);

/** Whether the server's options show what was changed. */
export const hasEdits = (options: Options, edits: readonly Edit[]): boolean => {
  const saved = valuesOf(options);
  return edits.every((edit) => (saved.get(keyOf(edit)) ?? edit.value) === edit.value);
};

/** What of `rows` stands when they were saved in this order: a later one may have changed a box of all of them. */
export const whatStands = (rows: readonly LocationEdits[]): LocationEdits[] =>
  rows.map(({ id, edits }, index) => ({
    id,
    edits: edits.filter((edit) =>
      rows
        .slice(id === allLocations ? index + 1 : rows.length)
        .every((later) =>
          later.edits.every((other) => keyOf(other) !== keyOf(edit) || other.value === edit.value),
        ),
    ),
  }));

/** The edits that make `target` the same as `source`: by name, or by label where names hold the location. */
export const editsToCopy = (source: LocationForm, target: Options): Edit[] =>
  groups.flatMap((group) =>
    target[group].flatMap(({ name, label }) => {
      const options = optionsOf(source)?.[group] ?? [];
      const byName = options.findIndex((option) => option.name === name);
      const index = byName >= 0 ? byName : options.findIndex((option) => option.label === label);
      const value = source.checked[group][index];
      return value === undefined ? [] : [{ group, name, value }];
    }),
  );
