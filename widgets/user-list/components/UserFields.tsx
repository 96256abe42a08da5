import type { UserAccess, UsersAnswer } from '@shared/contract/userList';
import { CheckField } from '@shared/forms/CheckField';
import { Choice } from '@shared/forms/Choice';
import type { RecordForm } from '@shared/forms/recordForm';
import { t } from '@shared/i18n';
import { isSameId } from '@shared/id';
import { useDomId } from '@shared/mount/WidgetContext';
import { RowNote } from '@shared/ui/RowNote';
import { roleOf } from '../model/names';
import { LocationsField } from './LocationsField';

export interface FieldsProps {
  answer: UsersAnswer;
  form: RecordForm<UserAccess>;
}

export function UserFields({ answer, form }: FieldsProps) {
  const { fields, change, isBusy } = form;
  return (
    <>
      <RoleField answer={answer} form={form} />
      <fieldset disabled={isBusy}>
        <legend className="form-label">{t('Account')}</legend>
        <CheckField
          label={form.frame('hasLimitedAccess').label}
          isOn={fields.hasLimitedAccess}
          note={
            <span className="ww-muted">
              {t('Sees no email addresses and visits, and changes nothing.')}
            </span>
          }
          onToggle={(hasLimitedAccess) => change({ hasLimitedAccess })}
        />
        <Wrong form={form} name="hasLimitedAccess" />
        <CheckField
          label={form.frame('isActive').label}
          isOn={fields.isActive}
          onToggle={(isActive) => change({ isActive })}
        />
        <Wrong form={form} name="isActive" />
      </fieldset>
      <LocationsField answer={answer} form={form}>
        <Wrong form={form} name="locationIds" />
      </LocationsField>
    </>
  );
}

/** What is wrong with a part of the access, by the screen or by the server. */
function Wrong({ form, name }: Pick<FieldsProps, 'form'> & { name: keyof UserAccess }) {
  const errors = form.errorsOf(name);
  if (!errors) return null;
  return (
    <RowNote level="danger" role="alert">
      {errors.join(' ')}
    </RowNote>
  );
}

/** The roles, each with what it lets a user do. One that is no longer offered stays until another is chosen. */
function RoleField({ answer, form }: FieldsProps) {
  const id = useDomId();
  const { role } = form.fields;
  const props = { group: id, isDisabled: form.isBusy };
  const isOffered = role === null || roleOf(answer, role) !== undefined;
  return (
    <fieldset>
      <legend className="form-label" id={id}>
        {form.frame('role').label}
      </legend>
      {!isOffered && <Choice {...props} label={String(role)} isOn onChoose={() => undefined} />}
      {answer.roles.map((each) => (
        <Choice
          {...props}
          key={String(each.id)}
          label={each.name}
          note={each.says && <bdi>{each.says}</bdi>}
          isOn={isSameId(each.id, role)}
          onChoose={() => form.change({ role: each.id })}
        />
      ))}
      <Wrong form={form} name="role" />
    </fieldset>
  );
}
