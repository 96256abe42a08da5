import { useLayoutEffect, useMemo } from 'react';
import { textOf } from '@shared/answers/values';
import type { BatchAnswer } from '@shared/contract/batches';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { mayTakeFocus } from '@shared/focus/focused';
import type { BatchFormConfig } from '../config';
import { copyOfBatch } from '../model/copies';
import { countEdits, fieldsOf } from '../model/edits';
import { fieldPath } from '../model/paths';
import { CopyBatch } from './CopyBatch';
import { Details } from './Details';
import { FormContext, type ErrorsByPath } from './FormContext';
import { BatchSaveBar } from './BatchSaveBar';
import { BatchSaveResult } from './BatchSaveResult';
import { FormConflicts } from './FormConflicts';
import { Notices } from './Notices';
import { Sections } from './Sections';
import { useEditor } from './useEditor';
import { useFocusPath } from './useFocusPath';

interface Props {
  config: BatchFormConfig;
  answer: BatchAnswer;
  /** The form is of a new batch that starts as a copy of this one. */
  isCopy: boolean;
  onCopy: (isCopy: boolean) => void;
}

/** The form over the batch as the server has it: what is typed stands here until it is saved. */
export function Editor({ config, answer, isCopy, onCopy }: Props) {
  const { urls, copy } = config;
  const { batch, choices } = answer;
  const prefix = useDomId();
  const { root } = useWidget();
  const source = useMemo(() => (isCopy ? copyOfBatch(batch) : batch), [batch, isCopy]);
  const isReadOnly = !answer.can_edit;
  const editor = useEditor({
    source,
    record: isCopy ? `${urls.batch}#copy` : urls.batch,
    redirect: urls.redirect,
    isReadOnly,
  });
  const { edits, act, saving } = editor;
  const { state } = saving;
  const isSaving = state.status === 'saving';
  const isUnsettled = isSaving || saving.sent !== null;
  const { path: target, focusOn } = useFocusPath(prefix);
  const form = useMemo(
    () => ({ prefix, isReadOnly, act, focusOn }),
    [prefix, isReadOnly, act, focusOn],
  );
  const errors = useMemo(
    (): ErrorsByPath =>
      new Map(saving.errors.flatMap(({ path, messages }) => (path ? [[path, messages]] : []))),
    [saving.errors],
  );
  // With the drawing that says what is wrong, here and below: keys pressed right after it are meant for that field.
  useLayoutEffect(() => {
    const [first] = errors.keys();
    // Nothing in the form could be typed in meanwhile.
    if (first !== undefined && mayTakeFocus(root)) focusOn(first);
  }, [errors, focusOn, root]);
  useLayoutEffect(() => {
    if (state.status === 'conflict' && mayTakeFocus(root)) focusOn('conflicts');
  }, [state.status, focusOn, root]);
  useLayoutEffect(() => {
    // A page that opens as a copy leaves the focus where the person has it.
    if (isCopy && !copy) focusOn(fieldPath('batchRef'));
  }, [isCopy, copy, focusOn]);

  const save = () => {
    const part = root.querySelector<HTMLElement>('input[type=date]:invalid');
    if (part) part.focus();
    else void saving.save();
  };

  const fields = { source, errors, fields: fieldsOf(edits) };
  const canCopy = !isReadOnly && urls.create !== undefined && batch.id !== null;
  const batchRef = textOf(batch.batchRef);
  const { isDirty } = editor;
  const copyButton = useMemo(
    () => canCopy && <CopyBatch {...{ batchRef, isCopy, isDirty, onCopy }} />,
    [canCopy, batchRef, isCopy, isDirty, onCopy],
  );
  return (
    <FormContext.Provider value={form}>
      <Notices editor={editor} batchId={source.id} />
      {/* What a save took, or may have taken, is no conflict with it. */}
      {!isUnsettled && countEdits(edits) > 0 && (
        <FormConflicts edits={edits} source={source} choices={choices} />
      )}
      <fieldset disabled={state.status === 'saving' && !state.search}>
        <Details {...fields} actions={copyButton} />
        <Sections
          fields={fields}
          editor={editor}
          choices={choices}
          urls={urls}
          isCopy={isCopy}
          target={target}
        />
      </fieldset>
      {!isReadOnly && (
        <BatchSaveBar
          edits={editor.open}
          isNew={source.id === null}
          isSaving={isSaving}
          onSave={save}
          onUndoAll={editor.undoAll}
        >
          {state.status !== 'idle' && (
            <BatchSaveResult
              state={state}
              errors={saving.errors}
              types={choices.terpeneTypes}
              isNew={source.id === null}
              onDismiss={saving.forget}
            />
          )}
        </BatchSaveBar>
      )}
    </FormContext.Provider>
  );
}
