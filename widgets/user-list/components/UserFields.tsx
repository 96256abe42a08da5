import type { UserAccess, UsersAnswer } from '@shared/contract/userList';
import { CheckField } from '@shared/forms/CheckField';
import { ChoiceField } from '@shared/forms/ChoiceField';
import type { RecordForm } from '@shared/forms/recordForm';
import { t } from '@shared/page/i18n';
import { LocationsField } from './LocationsField';

export interface FieldsProps {
  answer: UsersAnswer;
  form: RecordForm<UserAccess>;
}

/** What a user may do, each role with what it lets them, and where. */
export function UserFields({ answer, form }: FieldsProps) {
  return (
    <>
      <ChoiceField
        {...form.choice('role')}
        choices={answer.roles.map(({ id, name, says }) => ({
          id,
          name,
          note: says && <bdi>{says}</bdi>,
        }))}
        value={form.fields.role}
        onChange={(role) => form.change({ role })}
      />
      <fieldset disabled={form.isBusy}>
        <legend className="form-label">{t('Account')}</legend>
        <CheckField
          {...form.check('hasLimitedAccess')}
          note={
            <span className="ww-muted">
              {t('Sees no email addresses and visits, and changes nothing.')}
            </span>
          }
        />
        <CheckField {...form.check('isActive')} />
      </fieldset>
      <LocationsField answer={answer} form={form} />
    </>
  );
}
