/**
 * What can be used of the dialog that is open, else of all widgets, by its kind: a hundred checkboxes of cards are one
 * kind among others. What has `left` in its text is left out.
 */
export function controlsWithout(left: RegExp): HTMLElement[][] {
  const dialogs = [...document.querySelectorAll('.ww [role=dialog]')];
  const roots = dialogs.length > 0 ? dialogs.slice(-1) : [...document.querySelectorAll('.ww')];
  return ['button', '[type=checkbox]', 'select', '[type=search]']
    .map((kind) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(kind)]))
    .map((found) =>
      found.filter((each) => each.matches(':enabled') && !left.test(each.textContent)),
    )
    .filter((found) => found.length > 0);
}
