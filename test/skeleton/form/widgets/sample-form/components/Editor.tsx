import type { SampleFormAnswer } from '@shared/contract/sampleForm';
import { SaveResult } from '@shared/forms/SaveResult';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/i18n';
import { DraftOffer } from '@shared/ui/DraftOffer';
import type { SampleFormConfig } from '../config';
import { fieldNames } from '../model/edits';
import { EditsBar } from './EditsBar';
import { useEditor } from './useEditor';

interface Props {
  config: SampleFormConfig;
  answer: SampleFormAnswer;
}

/** The fields, and what can be done with what is typed into them. */
export function Editor({ config, answer }: Props) {
  const editor = useEditor(config.urls.record, answer);
  const { edits, unsaved, state, draft } = editor;
  const isReadOnly = !answer.can_edit;
  const labels = { name: t('Name'), note: t('Note') };

  return (
    <div className="ww-stack">
      {draft.offered && !isReadOnly && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={editor.restore}
          onDiscard={() => draft.answer()}
        />
      )}
      {fieldNames.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          value={edits[name] ?? answer.fields[name]}
          onChange={(text) => editor.change({ [name]: text })}
          was={unsaved?.[name] === undefined ? undefined : answer.fields[name]}
          error={errorsOf(name)}
          isOptional={name === 'note'}
          isReadOnly={isReadOnly}
        />
      ))}
      {!isReadOnly && (
        <EditsBar
          unsaved={unsaved}
          isSaving={state.status === 'saving'}
          onSave={() => void editor.save()}
          onDiscard={editor.discard}
        >
          <SaveResult state={state} onDismiss={editor.forget} />
        </EditsBar>
      )}
    </div>
  );

  function errorsOf(name: string): readonly string[] | undefined {
    if (state.status !== 'not-saved') return undefined;
    return state.failure.fields.find((field) => field.name === name)?.messages;
  }
}
