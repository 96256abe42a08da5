import { SaveBar } from '@shared/forms/SaveBar';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { changesText } from '../model/changes';
import { PageSaveResult } from './PageSaveResult';
import type { EditorState } from './useEditor';

/** Says how much is not saved, and what Save sends; how the last save went. */
export function EditorBar({ editor }: { editor: EditorState }) {
  const locale = useLocale();
  const { count, changes, saving, problems } = editor;
  const { status } = saving.state;
  const number = { count: formatCount(count, locale) };
  const isSaved = saving.state.status === 'sent' && saving.state.failure === null;
  // What was undone or discarded since is neither kept here nor to be mended.
  const isOver =
    (status === 'wrong' && problems.length === 0) ||
    (status === 'conflict' && editor.conflicts.length === 0) ||
    (count === 0 && !saving.isBusy && !isSaved);
  const isSaying = status !== 'idle' && !isOver;
  const result = isSaying && <PageSaveResult editor={editor} />;
  return (
    <>
      <SaveBar
        changes={
          count === 0
            ? null
            : tn('%(count)s unsaved change', '%(count)s unsaved changes', count, number)
        }
        details={changesText(changes)}
        saveLabel={tn('Save %(count)s change', 'Save %(count)s changes', count, number)}
        isBusy={saving.isBusy}
        onSave={() => void saving.save()}
        discard={
          <button
            type="button"
            className="btn btn-plain"
            onClick={() => editor.resetAll(t('Discard all changes'))}
          >
            {t('Discard')}
          </button>
        }
      >
        {!isSaved && result}
      </SaveBar>
      {/* A toast, which needs no bar that is empty otherwise. */}
      {isSaved && result}
    </>
  );
}
