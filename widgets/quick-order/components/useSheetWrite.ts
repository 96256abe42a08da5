import type { Failure } from '@shared/http/failure';
import type { SheetEdit } from '../model/sheet';
import { useAppDispatch } from '../state/slice';
import { tellLate, writeByDialog } from '../state/thunks';

/** What a dialog does with an edit: writes it, and says at its cells what comes when it is closed. */
export function useSheetWrite(edit: SheetEdit) {
  const dispatch = useAppDispatch();
  return {
    onConfirm: (onSearch: () => void) => dispatch(writeByDialog(edit, onSearch)),
    onLate: (failure: Failure) => dispatch(tellLate(edit, failure)),
  };
}
