/**
 * Enter leads from a closed field to that of the next row, with Shift to the one before, as in a spreadsheet. In an
 * open one it takes what is chosen, and says so by `preventDefault`.
 */
export function moveToRow(event: KeyboardEvent): void {
  const { key, shiftKey, target, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement)) return;
  const table = target.closest('.ww-mapping [role=table]');
  if (target.role !== 'combobox' || !table) return;
  const fields = [...table.querySelectorAll<HTMLInputElement>('input[role=combobox]')];
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
