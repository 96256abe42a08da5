import { useEffect, useMemo } from 'react';
import type { BatchAnswer } from '../../../shared/contract/batches';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { isStillAt } from '../../../shared/ui/isStillAt';
import type { BatchFormConfig } from '../config';
import { copyOfBatch } from '../copies';
import { fieldPath } from '../errors';
import { CopyBatch } from './CopyBatch';
import { Details } from './Details';
import { FormContext, type ErrorsByPath } from './FormContext';
import { Notices } from './Notices';
import { SaveBar } from './SaveBar';
import { SaveResult } from './SaveResult';
import { SectionsPending } from './SectionsPending';
import { useEditor } from './useEditor';
import { useFocusPath } from './useFocusPath';
import type { useSections } from './useSections';

interface Props {
  config: BatchFormConfig;
  answer: BatchAnswer;
  /** The form is of a new batch that starts as a copy of this one. */
  isCopy: boolean;
  onCopy: (isCopy: boolean) => void;
  sections: ReturnType<typeof useSections>;
}

const noErrors: ErrorsByPath = new Map();

/** The form over the batch as the server has it: what is typed stands here until it is saved. */
export function Editor({ config, answer, isCopy, onCopy, ...props }: Props) {
  const { urls, copy } = config;
  const [sections, loadSections] = props.sections;
  const { batch, choices } = answer;
  const prefix = useDomId();
  const { host } = useWidget();
  const source = useMemo(() => (isCopy ? copyOfBatch(batch) : batch), [batch, isCopy]);
  const isReadOnly = !answer.can_edit;
  const editor = useEditor({
    source,
    record: isCopy ? `${urls.batch}#copy` : urls.batch,
    redirect: urls.redirect,
    isReadOnly,
  });
  const { edits, act, saving } = editor;
  const { outcome } = saving;
  const { path: target, focusOn } = useFocusPath(prefix);
  const form = useMemo(
    () => ({ prefix, isReadOnly, act, focusOn }),
    [prefix, isReadOnly, act, focusOn],
  );
  const errors = useMemo(
    (): ErrorsByPath =>
      outcome.is === 'refused'
        ? new Map(outcome.errors.flatMap(({ path, messages }) => (path ? [[path, messages]] : [])))
        : noErrors,
    [outcome],
  );

  useEffect(() => {
    const [first] = errors.keys();
    // Nothing in the form could be typed in meanwhile.
    if (first !== undefined && isStillAt(host)) focusOn(first);
  }, [errors, focusOn, host]);
  useEffect(() => {
    // A page that opens as a copy leaves the focus where the person has it.
    if (isCopy && !copy) focusOn(fieldPath('batchRef'));
  }, [isCopy, copy, focusOn]);

  const save = () => {
    const part = host.querySelector<HTMLElement>('input[type=date]:invalid');
    if (part) part.focus();
    else void saving.save();
  };

  const fields = { source, errors, fields: edits.fields };
  const canCopy = !isReadOnly && urls.create !== undefined && batch.id !== null;
  const { batchRef } = batch;
  const { isDirty } = editor;
  const copyButton = useMemo(
    () => canCopy && <CopyBatch {...{ batchRef, isCopy, isDirty, onCopy }} />,
    [canCopy, batchRef, isCopy, isDirty, onCopy],
  );
  return (
    <FormContext.Provider value={form}>
      <Notices editor={editor} batchId={source.id} />
      <fieldset disabled={outcome.is === 'saving'}>
        <Details {...fields} actions={copyButton} />
        {sections.status === 'ready' ? (
          <sections.value.Sections
            fields={fields}
            editor={editor}
            choices={choices}
            urls={urls}
            isCopy={isCopy}
            target={target}
          />
        ) : (
          <SectionsPending hasFailed={sections.status === 'failed'} onRetry={loadSections} />
        )}
      </fieldset>
      {!isReadOnly && (
        <SaveBar
          edits={edits}
          isNew={source.id === null}
          isSaving={outcome.is === 'saving'}
          isOpen={outcome.is !== 'none'}
          onSave={save}
          onUndoAll={editor.undoAll}
        >
          <SaveResult outcome={outcome} isNew={source.id === null} onDismiss={saving.forget} />
        </SaveBar>
      )}
    </FormContext.Provider>
  );
}
