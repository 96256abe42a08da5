import { RecordDialog } from '@shared/forms/RecordDialog';
import { RowChangeNews, type RowChangeTexts } from '@shared/forms/RowChangeNews';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { t } from '@shared/page/i18n';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { inOrder, type Layout, type LayoutAnswer } from '../model/layout';
import { moduleIds, moduleName, type ModuleId } from '../model/modules';
import { layoutRecord } from '../state/layoutRecord';
import { ModuleRows } from './ModuleRows';

interface Props extends TaskProps<'arrange'> {
  layout: LayoutAnswer['layout'];
  available: readonly ModuleId[];
}

/** What is said of bringing back what there was before a save. */
const undoTexts: RowChangeTexts<Layout> = {
  searching: () => layoutRecord.texts.searching(),
  done: () => t('The layout is as it was before.'),
  notDone: (_name, _edits, why) =>
    why === 'conflict'
      ? t('Nothing was undone: somebody else arranged the modules since.')
      : why === 'unknown'
        ? t('We don’t know whether the layout was brought back.')
        : t('The layout was not brought back.'),
};

/** Which modules are shown, in which order and how large. All of it is saved as one change. */
export function Editing({ layout, available, onTasks, isOff }: Props) {
  // What was brought back is not taken back once more: the dialog is there for that.
  const undo = useRowChanges({ ...layoutRecord, backOf: () => null });
  const editor = useRecordEditor(layoutRecord, {
    list: 'layout',
    rows: [layout],
    isOff,
    onUndo: (back) => void undo.send([back]),
  });
  useTasks<'arrange'>(onTasks, (_task, mayOpen) => {
    if (isOff) return;
    undo.dismiss(undo.ended);
    editor.take(layout, mayOpen);
  });
  const textOf = (name: keyof Layout, fields: Layout) =>
    inOrder(fields[name], moduleIds).map(moduleName).join(', ') || t('None');

  return (
    <>
      <RowChangeNews changes={undo} texts={undoTexts} />
      <RecordDialog editor={editor} textOf={textOf}>
        {(form) => <ModuleRows form={form} available={available} />}
      </RecordDialog>
    </>
  );
}
