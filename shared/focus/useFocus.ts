import { useWidget } from '../mount/WidgetContext';
import type { FocusKeeper } from './createFocusKeeper';

/** The key by which the keeper finds a row, whose first control takes the focus. */
export const rowFocus = (rowKey: string): string => `row ${rowKey}`;

/** Moves the focus within the widget: to what has a key in `data-focus`, or to the title. */
export const useFocus = (): Pick<FocusKeeper, 'moveTo' | 'toTitle'> => useWidget().focus;
