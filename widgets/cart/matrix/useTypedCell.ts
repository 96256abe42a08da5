import { useRef } from 'react';
import type { CellEdit, GridDraft } from '@shared/grid/column';
import { readCount } from '@shared/format/readNumber';
import { useLocale } from '@shared/mount/WidgetContext';
import type { Line } from '../model/cart';
import { quantityTyped, useAppDispatch, useAppSelector } from '../state/slice';

type Cell = Pick<CellEdit, 'rowKey' | 'columnId'>;

/** Keeps what is typed in an open cell among what a reload offers again, and begins with a text that cannot be read. */
export function useTypedCell(
  lineOf: (cell: Cell) => Line | null,
  cellOf: (lineKey: string) => Cell | null,
): GridDraft {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const left = useAppSelector(({ typed }) => Object.values(typed).find(({ text }) => text));
  const cell = left && cellOf(left.line.key);
  const initial = cell && left.text !== undefined ? { ...cell, text: left.text } : null;
  /** The line whose cell is open. */
  const open = useRef<Line | null>(initial && left ? left.line : null);
  const onTyping: GridDraft['onTyping'] = (typed) => {
    const line = typed ? lineOf(typed) : open.current;
    open.current = typed && line;
    if (!line) return;
    const count = typed && readCount(locale)(typed.text);
    const cases = count?.ok ? Number(count.value) : null;
    const text = cases === null && typed ? typed.text : null;
    dispatch(quantityTyped(line, cases, text));
  };
  return { initial, onTyping };
}
