import { useEffect } from 'react';
import { useWidget } from '../mount/WidgetContext';

/** Enter leads from a field of a table to the same one of the next row, with Shift to the one before, as in a spreadsheet. */
export function useEnterToNextRow(): void {
  const { root } = useWidget();
  useEffect(() => {
    root.addEventListener('keydown', moveToRow);
    return () => root.removeEventListener('keydown', moveToRow);
  }, [root]);
}

function moveToRow({ key, shiftKey, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text') return;
  const { label } = target.closest<HTMLElement>('[data-label]')?.dataset ?? {};
  const table = target.closest('.ww-list [role=table]');
  if (label === undefined || !table) return;
  const fields = [...table.querySelectorAll<HTMLElement>('[data-label]')]
    .filter((cell) => cell.dataset.label === label)
    .flatMap((cell) => [...cell.querySelectorAll('input')]);
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
