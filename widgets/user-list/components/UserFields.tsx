import type { UserAccess, UsersAnswer } from '@shared/contract/userList';
import { CheckField } from '@shared/forms/CheckField';
import { ChoiceError } from '@shared/forms/ChoiceError';
import { ChoiceField } from '@shared/forms/ChoiceField';
import type { RecordForm } from '@shared/forms/recordForm';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { LocationsField } from './LocationsField';

export interface FieldsProps {
  answer: UsersAnswer;
  form: RecordForm<UserAccess>;
}

/** What a user may do, each role with what it lets them, and where. */
export function UserFields({ answer, form }: FieldsProps) {
  const id = useDomId();
  const errorId = (name: 'hasLimitedAccess' | 'isActive') => form.errorsOf(name) && `${id}-${name}`;
  return (
    <>
      <ChoiceField
        {...form.frame('role')}
        choices={answer.roles.map(({ id, name, says }) => ({
          id,
          name,
          note: says && <bdi>{says}</bdi>,
        }))}
        value={form.fields.role}
        isDisabled={form.isBusy}
        onChange={(role) => form.change({ role })}
      />
      <fieldset disabled={form.isBusy}>
        <legend className="form-label">{t('Account')}</legend>
        <CheckField
          {...form.check('hasLimitedAccess')}
          errorId={errorId('hasLimitedAccess')}
          note={
            <span className="ww-muted">
              {t('Sees no email addresses and visits, and changes nothing.')}
            </span>
          }
        />
        <ChoiceError error={form.errorsOf('hasLimitedAccess')} id={`${id}-hasLimitedAccess`} />
        <CheckField {...form.check('isActive')} errorId={errorId('isActive')} />
        <ChoiceError error={form.errorsOf('isActive')} id={`${id}-isActive`} />
      </fieldset>
      <LocationsField answer={answer} form={form} />
    </>
  );
}
