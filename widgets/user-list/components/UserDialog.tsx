import type { ReactNode } from 'react';
import type { UsersAnswer } from '@shared/contract/userList';
import { CheckField } from '@shared/forms/CheckField';
import { Choice } from '@shared/forms/Choice';
import { Conflicts } from '@shared/forms/Conflicts';
import { useFirstError } from '@shared/forms/useFirstError';
import type { RecordEditing } from '@shared/forms/useRecordEditing';
import { t } from '@shared/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import { DialogActions } from '@shared/ui/DialogActions';
import type { Access, AccessDraft, AccessName, Edits, NotSaved } from '../model/access';
import { problemsOf } from '../model/refusal';
import { isSameId, roleOf } from '../model/names';
import { labelOf, valueText } from '../model/words';
import { Effects } from './Effects';
import { LocationsField } from './LocationsField';
import { Result, Wrong } from './results';

interface Props {
  answer: UsersAnswer;
  isOwn: boolean;
  editing: RecordEditing<Access, AccessDraft, NotSaved>;
  draft: AccessDraft;
  /** What of it the server does not have; null for nothing. */
  open: Edits | null;
}

/** What a user may do and where, and in words what a change of it means, before it is sent. */
export function UserDialog({ answer, isOwn, editing, draft, open }: Props) {
  const { why, isBusy, isSearching, isStuck, change, close, reset, save } = editing;
  const { name, base, edits } = draft;
  const access = { ...base, ...edits };
  const facts = { roles: answer.roles, managers: answer.managers, isOwn };
  const problems = problemsOf(facts, base, access);
  const isOff = !open || why?.status === 'conflict' || Object.keys(problems).length > 0;
  const body = useFirstError(why, { find: firstWrong });
  const wrong = (part: AccessName) => <Wrong why={why} part={part} problem={problems[part]} />;

  return (
    <Dialog
      title={t('Access of %(name)s', { name })}
      size="form"
      bodyRef={body}
      isBusy={isStuck}
      isDirty={open !== null && !isSearching}
      onSubmit={() => {
        if (!isOff) void save();
      }}
      onClose={close}
      foot={
        <Effects
          answer={answer}
          facts={facts}
          base={base}
          access={access}
          isRefused={Object.keys(problems).length > 0}
        />
      }
      actions={
        <>
          <button
            type="button"
            className="btn btn-plain ww-user-reset"
            aria-disabled={!open || isBusy || undefined}
            onClick={() => {
              if (open && !isBusy) reset();
            }}
          >
            {t('Reset')}
          </button>
          <DialogActions label={t('Change access')} write={editing} isOff={isOff} onClose={close} />
        </>
      }
    >
      <div className="ww-stack">
        <Result why={why} isSearching={isSearching} />
        {why?.status === 'conflict' && (
          <>
            {why.by && <p>{t('%(name)s changed this user meanwhile.', { name: why.by.name })}</p>}
            <Conflicts
              conflicts={why.names.map((part) => ({
                key: part,
                label: labelOf(part),
                yours: valueText(answer, part, access),
                theirs: valueText(answer, part, why.now),
                onKeep: () => editing.keepMine(part),
                onTake: () => editing.takeTheirs(part),
              }))}
            />
          </>
        )}
        <RoleField answer={answer} access={access} isDisabled={isBusy} onChange={change}>
          {wrong('role')}
        </RoleField>
        <fieldset disabled={isBusy}>
          <legend className="form-label">{t('Account')}</legend>
          <CheckField
            label={labelOf('hasLimitedAccess')}
            isOn={access.hasLimitedAccess}
            note={
              <span className="ww-muted">
                {t('Sees no email addresses and visits, and changes nothing.')}
              </span>
            }
            onToggle={(hasLimitedAccess) => change({ hasLimitedAccess })}
          />
          {wrong('hasLimitedAccess')}
          <CheckField
            label={labelOf('isActive')}
            isOn={access.isActive}
            onToggle={(isActive) => change({ isActive })}
          />
          {wrong('isActive')}
        </fieldset>
        <LocationsField answer={answer} access={access} isDisabled={isBusy} onChange={change}>
          {wrong('locationIds')}
        </LocationsField>
      </div>
    </Dialog>
  );
}

/** What stands over the first note of what is wrong: of choices the one that is chosen. */
function firstWrong(body: HTMLElement): HTMLElement | null | undefined {
  const note = body.querySelector('fieldset .ww-note-danger');
  const chosen = note?.closest('fieldset')?.querySelector<HTMLElement>('[type=radio]:checked');
  return chosen ?? note?.previousElementSibling?.querySelector<HTMLElement>('input');
}

export interface PartProps {
  answer: UsersAnswer;
  access: AccessDraft['base'];
  isDisabled: boolean;
  onChange: (edits: Edits) => void;
  /** What is wrong with it. */
  children: ReactNode;
}

/** The roles, each with what it lets a user do. One that is no longer offered stays until another is chosen. */
function RoleField({ answer, access: { role }, isDisabled, onChange, children }: PartProps) {
  const id = useDomId();
  const isOffered = role === null || roleOf(answer, role) !== undefined;
  return (
    <fieldset>
      <legend className="form-label" id={id}>
        {t('Role')}
      </legend>
      {!isOffered && (
        <Choice
          group={id}
          label={String(role)}
          isOn
          isDisabled={isDisabled}
          onChoose={() => undefined}
        />
      )}
      {answer.roles.map((each) => (
        <Choice
          key={String(each.id)}
          group={id}
          label={each.name}
          note={each.says && <bdi>{each.says}</bdi>}
          isOn={isSameId(each.id, role)}
          isDisabled={isDisabled}
          onChoose={() => onChange({ role: each.id })}
        />
      ))}
      {children}
    </fieldset>
  );
}
