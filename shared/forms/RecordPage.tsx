import { useMemo, type ReactNode } from 'react';
import type { Http } from '../http/http';
import type { Id } from '../answers/id';
import { t, tn } from '../page/i18n';
import { ConfirmButton } from '../ui/ConfirmButton';
import { DraftOffer } from '../ui/DraftOffer';
import { Toast } from '../ui/Toast';
import type { RecordKind, RecordTexts, WordedKind } from './describeRecord';
import { RecordConflicts } from './RecordConflicts';
import { recordForm, type Problems, type RecordForm } from './recordForm';
import type { RecordDraft } from './recordEdits';
import { RecordResult } from './RecordResult';
import { SaveBar } from './SaveBar';
import { useProblems } from './useProblems';
import { useRecordEditor } from './useRecordEditor';

interface Props<Row extends { id: Id }, Fields extends object, Ext extends { http: Http }> {
  kind: RecordKind<Row, Fields, Ext>;
  /** The record as it was read last. */
  row: Row;
  /** Names its drafts among those of the widget: its address. */
  list: string | number;
  isReadOnly: boolean;
  /** Why the screen does not send it as it is. */
  problems?: (draft: RecordDraft<Fields>) => Problems<Fields>;
  /** A value as a person reads it, where it is no text. */
  textOf?: (name: keyof Fields & string, fields: Fields) => string;
  /** The fields. */
  children: (form: RecordForm<Fields>) => ReactNode;
}

/**
 * One record that is edited on the page itself, with a bar that saves it. What is typed while a save is on its way stays.
 *
 * @example
 * <RecordPage kind={shopRecord} row={shop} list={config.urls.shop} isReadOnly={!shop.canEdit}>
 *   {(form) => <TextField {...form.text('name')} />}
 * </RecordPage>
 */
export function RecordPage<
  Row extends { id: Id },
  Fields extends object,
  Ext extends { http: Http },
>({
  kind,
  row,
  list,
  isReadOnly,
  problems: problemsOf,
  textOf = (name, fields) => String(fields[name]),
  children,
}: Props<Row, Fields, Ext>) {
  const worded = useMemo(
    (): WordedKind<Row, Fields, Ext> => ({ ...kind, texts: { ...plainTexts, ...kind.texts } }),
    [kind],
  );
  const { texts } = worded;
  const editor = useRecordEditor(worded, { list, rows: [row] });
  const { work, shown, why, offered, saved, isBusy, isSearching } = editor;
  const isConflict = why?.status === 'conflict';
  const draft = {
    id: row.id,
    // Of what is typed, what it was typed over or decided against.
    base: shown?.base ?? kind.fieldsOf(row),
    edits: work?.edits ?? {},
  };
  const edits = kind.openEdits(draft.edits, draft.base);
  const { body, said, submit } = useProblems<Fields>({
    problems: { ...problemsOf?.(draft), ...kind.wrongNumbers(draft.edits) },
    isStrict: kind.isStrict ?? false,
    why,
    save: editor.save,
  });
  const form = recordForm(
    {
      ...editor,
      edits,
      isReadOnly,
      change: (typed) => (work ? editor.change(typed) : editor.start({ ...draft, edits: typed })),
    },
    draft,
    said,
    textOf,
  );
  const count = Object.keys(edits ?? {}).length;

  return (
    <div className="ww-stack" ref={body}>
      {offered && !isReadOnly && !isBusy && (
        <DraftOffer
          savedAt={offered.savedAt}
          ask={(time) => texts.offer(offered.draft, time)}
          // What was typed since the page was opened counts.
          onRestore={() => offered.restore(draft.edits)}
          onDiscard={offered.leave}
        />
      )}
      <RecordConflicts editor={editor} form={form} textOf={textOf} />
      {children(form)}
      {!isReadOnly && (
        <SaveBar
          changes={edits && tn('%(count)s unsaved change', '%(count)s unsaved changes', count)}
          saveLabel={tn('Save %(count)s change', 'Save %(count)s changes', count)}
          isBusy={isBusy}
          isOff={isConflict}
          onSave={submit}
          discard={<Discard onDiscard={editor.close} />}
        >
          {(isSearching || (why && !isConflict)) && (
            <RecordResult why={why} isSearching={isSearching} texts={texts} />
          )}
          {saved && !isBusy && !why && (
            <Toast says={texts.saved(saved)} onDismiss={editor.dismiss} />
          )}
        </SaveBar>
      )}
    </div>
  );
}

const Discard = ({ onDiscard }: { onDiscard: () => void }) => (
  <ConfirmButton
    className="btn-plain"
    label={t('Discard')}
    title={t('Discard all changes?')}
    says={t('The form shows what was last saved.')}
    action={t('Discard changes')}
    onConfirm={() => {
      onDiscard();
      return Promise.resolve(null);
    }}
  />
);

/** What is said of a record where its screen has no words of its own for it. */
const plainTexts: RecordTexts<object> = {
  title: ({ name }) => name ?? t('Edit'),
  save: (isNew) => (isNew ? t('Create') : t('Save')),
  searching: () => t('We don’t know yet whether the shop has your changes. Checking…'),
  unknown: () => t('We don’t know whether the shop has your changes. They are kept here.'),
  notSaved: () => t('Your changes are kept here, but not saved.'),
  kept: () => t('Your changes are kept here, but not saved.'),
  saved: () => t('Your changes were saved.'),
  offer: (_draft, time) => t('Restore your unsaved changes from %(time)s?', { time }),
};
