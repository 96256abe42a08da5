import { Toast } from '@shared/ui/Toast';
import { rowPath } from '../model/paths';
import type { RemovedRow } from '../model/form';
import { useForm } from './FormContext';

interface Props {
  removed: RemovedRow;
  says: string;
}

/** Offers to put back the row that went last. */
export function UndoRemoval({ removed, says }: Props) {
  const { act, focusOn } = useForm();
  const { list, id } = removed;
  return (
    <Toast
      says={says}
      onUndo={() => {
        act({ type: 'rowPutBack', removed });
        focusOn(rowPath(list, id, list === 'terpenes' ? 'percentage' : 'row'));
      }}
      onDismiss={() => {
        act({ type: 'removalDismissed' });
        focusOn(`${list}-list`);
      }}
    />
  );
}
