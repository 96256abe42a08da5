import { useWidget } from '../mount/WidgetContext';
import type { FocusKeeper } from './createFocusKeeper';

/** Moves the focus within the widget: to what has a key in `data-focus`, or to the title. */
export const useFocus = (): Pick<FocusKeeper, 'moveTo' | 'toTitle'> => useWidget().focus;
