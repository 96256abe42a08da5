import { useState } from 'react';
import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { mayTakeFocus } from '@shared/focus/focused';
import { rowFocus, useFocus } from '@shared/focus/useFocus';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { t } from '@shared/i18n';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { Toast } from '@shared/ui/Toast';
import { brandRecord } from '../state/brandRecord';
import { sendLogo } from '../state/logoThunk';
import { useAppDispatch } from '../state/slice';
import { isShown } from '../state/thunks';
import { keyOf, nameOf } from './brandColumns';
import { BrandForm } from './BrandForm';
import { LogoDialog } from './LogoDialog';
import { StatusNews } from './StatusNews';
import type { Task } from './task';
import { useStatusTasks } from './useStatusTasks';

interface Props extends TaskProps<Task> {
  /** Whose brands they are. */
  vendorId: Brand['vendorId'];
  answer: BrandsAnswer;
  /** Is asked to look at what is not shown. */
  onSeek: (name: string, status: Brand['status']) => void;
}

/** What changes brands, and says how it went. */
export function Editing({ vendorId, answer, onTasks, onSeek }: Props) {
  const dispatch = useAppDispatch();
  const focus = useFocus();
  const [logoOf, setLogoOf] = useState<Brand | null>(null);
  const [said, setSaid] = useState('');
  const status = useStatusTasks();
  const editor = useRecordEditor(brandRecord, { list: vendorId, rows: answer.brands });

  useTasks<Task>(onTasks, (task, mayOpen) => {
    if (task.kind === 'status') void status.run(task.brands, task.to);
    else if (task.kind === 'edit') editor.take(task.brand, mayOpen);
    else if (mayOpen) setLogoOf(task.brand);
  });

  return (
    <>
      <StatusNews
        status={status}
        onUndone={([brand, ...others], to) => {
          // Who went on elsewhere is not led away from there.
          if (!brand || !mayTakeFocus(null)) return;
          if (others.length === 0 && !dispatch(isShown(brand))) onSeek(brand.name, to);
          focus.moveTo(rowFocus(keyOf(brand)));
        }}
      />
      <RecordDialog editor={editor}>
        {(form) => <BrandForm names={answer.brandNames} form={form} />}
      </RecordDialog>
      {said && <Toast key={said} says={said} onDismiss={() => setSaid('')} />}
      {logoOf && (
        <LogoDialog
          brand={logoOf}
          onSend={(logo, on, onSearch) => dispatch(sendLogo(logoOf, logo, on, onSearch))}
          onSaved={() => setSaid(t('Changed the logo of %(name)s.', { name: nameOf(logoOf) }))}
          onClose={() => setLogoOf(null)}
        />
      )}
    </>
  );
}
