import { t } from '@shared/page/i18n';
import type { ListName } from '../model/edits';
import { useForm, type ErrorsByPath } from './FormContext';

interface Props {
  list: ListName;
  errors: ErrorsByPath;
}

/** What was refused of a list as a whole. It takes the focus for the list, also after a row of it is gone. */
export function ListErrors({ list, errors }: Props) {
  const { prefix } = useForm();
  const messages = errors.get(`${list}-list`);
  return (
    <div
      className="ww-batch-list-place"
      id={`${prefix}${list}-list`}
      tabIndex={-1}
      role="group"
      aria-label={list === 'terpenes' ? t('Terpenes') : t('Variants')}
    >
      {messages && <p className="text-danger">{messages.join(' ')}</p>}
    </div>
  );
}
