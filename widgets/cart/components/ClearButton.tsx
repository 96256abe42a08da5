import { t } from '../../../shared/i18n';
import type { Group } from '../cart';
import { clearGroups } from '../state/flows';
import { useAppDispatch } from '../state/slice';
import { AskFirst } from '../../../shared/ui/AskFirst';

interface Props {
  groups: Group[];
  label: string;
  where: string;
}

/** Opens the clear-cart dialog for one location or for all. */
export function ClearButton({ groups, label, where }: Props) {
  const dispatch = useAppDispatch();
  return (
    <AskFirst
      className="btn-link ww-flush"
      label={label}
      name={t('%(label)s: %(where)s', { label, where })}
      title={t('Clear cart')}
      says={t('Every line of %(where)s goes. You can undo this.', { where })}
      action={t('Clear cart')}
      onConfirm={() => dispatch(clearGroups(groups))}
    />
  );
}
