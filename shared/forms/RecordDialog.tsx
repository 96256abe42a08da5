import type { ReactNode } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { t } from '../page/i18n';
import { Banner } from '../ui/Banner';
import { Dialog } from '../ui/Dialog';
import { DialogActions } from '../ui/DialogActions';
import { RecordConflicts } from './RecordConflicts';
import { isWrong, recordForm, type Problems, type RecordForm } from './recordForm';
import { RecordNews } from './RecordNews';
import { RecordResult } from './RecordResult';
import type { RecordDraft } from './recordEdits';
import { useProblems } from './useProblems';
import type { RecordEditor } from './useRecordEditor';

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  editor: RecordEditor<Row, Fields, Ext>;
  /** Why the screen does not send it as it is. */
  problems?: (draft: RecordDraft<Fields>) => Problems<Fields>;
  /** A value as a person reads it, where it is no text. */
  textOf?: (name: keyof Fields & string, fields: Fields) => string;
  /** Stands at the start of the foot. */
  foot?: (form: RecordForm<Fields>) => ReactNode;
  /** The fields. */
  children: (form: RecordForm<Fields>) => ReactNode;
}

/** The dialog in which a record is edited, and on the screen what became of it: see `useRecordEditor`. */
export function RecordDialog<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>(props: Props<Row, Fields, Ext>) {
  const { editor } = props;
  return (
    <>
      <RecordNews editor={editor} />
      {editor.isOpen && editor.shown && <OpenDialog {...props} draft={editor.shown} />}
    </>
  );
}

function OpenDialog<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }>({
  editor,
  draft,
  problems: problemsOf,
  textOf = (name, fields) => String(fields[name]),
  foot,
  children,
}: Props<Row, Fields, Ext> & { draft: RecordDraft<Fields> }) {
  const { kind, why, edits, isSearching, close, saved } = editor;
  const { texts, isStrict = false } = kind;
  const problems = { ...problemsOf?.(draft), ...kind.wrongNumbers(draft.edits) };
  const isOff = !edits || why?.status === 'conflict' || (isStrict && isWrong(problems));
  const { body, said, submit } = useProblems<Fields>({
    problems,
    isStrict,
    isOff,
    why,
    save: editor.save,
  });
  const form = recordForm({ ...editor, isReadOnly: isSearching }, draft, said, textOf);

  return (
    <Dialog
      title={texts.title(draft)}
      size="form"
      bodyRef={body}
      isBusy={editor.isStuck}
      isDirty={edits !== null && !isSearching}
      onSubmit={submit}
      onClose={close}
      foot={foot?.(form)}
      actions={
        <>
          {kind.hasReset && <Reset editor={editor} />}
          <DialogActions
            label={texts.save(form.isNew)}
            write={editor}
            isOff={isOff}
            onClose={close}
          />
        </>
      }
    >
      <div className="ww-stack">
        <RecordResult why={why} isSearching={isSearching} texts={texts} />
        {saved && edits && editor.isSavedInPart && (
          <Banner level="success" role="status">
            {texts.saved(saved)} {t('What you entered since then is not saved yet.')}
          </Banner>
        )}
        <RecordConflicts editor={editor} form={form} textOf={textOf} />
        {children(form)}
      </div>
    </Dialog>
  );
}

/** Back to what was read of the server. */
function Reset({
  editor: { edits, isBusy, reset },
}: {
  editor: { edits: object | null; isBusy: boolean; reset: () => void };
}) {
  return (
    <button
      type="button"
      className="btn btn-plain ww-dialog-reset"
      aria-disabled={!edits || isBusy || undefined}
      onClick={() => {
        if (edits && !isBusy) reset();
      }}
    >
      {t('Reset')}
    </button>
  );
}
