import type { ListedUser, UsersAnswer } from '@shared/contract/userList';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { isSameId, type Id } from '@shared/answers/id';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { problemsOf } from '../model/refusal';
import { valueText } from '../model/words';
import { userRecord } from '../state/userRecord';
import { Effects } from './Effects';
import { UserFields } from './UserFields';

interface Props extends TaskProps<ListedUser> {
  answer: UsersAnswer;
  /** The id of who looks. */
  own: Id | null;
}

/** What a user may do and where, and in words what a change of it means, before it is sent. */
export function UserEditor({ answer, own, onTasks, isOff }: Props) {
  const editor = useRecordEditor(userRecord, { list: 'access', rows: answer.users, isOff });
  useTasks(onTasks, editor.take);
  const factsOf = (id: Id | null) => ({ ...answer, isOwn: isSameId(own, id) });
  return (
    <RecordDialog
      editor={editor}
      problems={({ id, base, edits }) => problemsOf(factsOf(id), base, { ...base, ...edits })}
      textOf={(name, access) => valueText(answer, name, access)}
      foot={(form) => <Effects answer={answer} facts={factsOf(form.draft.id)} form={form} />}
    >
      {(form) => <UserFields answer={answer} form={form} />}
    </RecordDialog>
  );
}
