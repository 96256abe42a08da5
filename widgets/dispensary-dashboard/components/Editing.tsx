import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { t } from '@shared/i18n';
import { Banner } from '@shared/ui/Banner';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import type { Layout } from '../model/layout';
import type { ModuleId } from '../model/modules';
import { partText } from '../model/words';
import { layoutRecord, rowOf, type LayoutRow } from '../state/layoutRecord';
import { ModuleRows } from './ModuleRows';
import { useUndo } from './useUndo';

interface Props extends TaskProps<LayoutRow> {
  layout: Layout;
  available: readonly ModuleId[];
}

/** Which modules are shown, in which order and how large. All of it is saved as one change. */
export function Editing({ layout, available, onTasks, isOff }: Props) {
  const undo = useUndo();
  const editor = useRecordEditor(layoutRecord, {
    list: 'layout',
    rows: [rowOf(layout)],
    isOff,
    onUndo: (back) => void undo.run(back),
  });
  useTasks<LayoutRow>(onTasks, (row, mayOpen) => {
    undo.forget();
    editor.take(row, mayOpen);
  });

  return (
    <>
      {undo.isSearching && (
        <Banner level="warning" role="status">
          {t('We don’t know yet whether the layout was saved. Looking again…')}
        </Banner>
      )}
      {undo.news}
      <RecordDialog editor={editor} textOf={(name, fields) => partText(fields, name)}>
        {(form) => (
          <ModuleRows
            layout={form.fields}
            available={available}
            isDisabled={form.isBusy}
            onChange={form.change}
          />
        )}
      </RecordDialog>
    </>
  );
}
