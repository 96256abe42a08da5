import { t } from '@shared/i18n';
import type { Line } from '../model/cart';
import { removeLine } from '../state/thunks';
import { useAppDispatch } from '../state/slice';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { trashIcon } from '@shared/ui/icons/trash';

/** Opens the delete-item dialog of a line. */
export function DeleteButton({ line }: { line: Line }) {
  const dispatch = useAppDispatch();
  const names = { name: line.name, location: line.locationName };
  return (
    <ConfirmButton
      className="btn-plain ww-line-delete"
      label={t('Remove')}
      icon={trashIcon}
      name={t('Remove %(name)s for %(location)s', names)}
      title={t('Remove item')}
      says={t('%(name)s will be removed from the cart of %(location)s. You can undo this.', names)}
      action={t('Remove item')}
      onConfirm={() => dispatch(removeLine(line))}
    />
  );
}
