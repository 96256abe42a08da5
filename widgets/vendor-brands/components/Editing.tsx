import { useState } from 'react';
import type { Brand, BrandsAnswer } from '@shared/contract/vendorBrands';
import { RecordDialog } from '@shared/forms/RecordDialog';
import { RowChangeNews } from '@shared/forms/RowChangeNews';
import { severalRows } from '@shared/forms/RowsNotDone';
import { useRecordEditor } from '@shared/forms/useRecordEditor';
import { useRowChanges } from '@shared/forms/useRowChanges';
import { t } from '@shared/page/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { useTasks, type TaskProps } from '@shared/ui/useTasks';
import { Toast } from '@shared/ui/Toast';
import { nameOf } from '../model/words';
import { brandRecord } from '../state/brandRecord';
import { isShown, useAppDispatch } from '../state/brands';
import type { NotSent } from '../state/logoThunk';
import { statusRecord } from '../state/statusRecord';
import { BrandForm } from './BrandForm';
import { LogoDialog, whyNotChanged } from './LogoDialog';
import { statusTexts } from './statusTexts';
import type { Task } from './task';

interface Props extends TaskProps<Task> {
  /** Whose brands they are. */
  vendorId: Brand['vendorId'];
  answer: BrandsAnswer;
  /** Is told while brands are being archived or restored. */
  onWorking: (isWorking: boolean) => void;
  /** Is asked to look at what is not shown. */
  onSeek: (name: string, status: Brand['status']) => void;
}

/** What changes brands, and says how it went. */
export function Editing({ vendorId, answer, onTasks, isOff, onWorking, onSeek }: Props) {
  const dispatch = useAppDispatch();
  const [logoOf, setLogoOf] = useState<Brand | null>(null);
  const [said, setSaid] = useState('');
  /** What became of a logo whose dialog was closed by then. */
  const [late, setLate] = useState<{ brand: Brand; why: NotSent } | null>(null);
  const status = useRowChanges(statusRecord, onWorking);
  const editor = useRecordEditor(brandRecord, { list: vendorId, rows: answer.brands, isOff });
  const openLogo = (brand: Brand) => {
    setLate(null);
    setLogoOf(brand);
  };

  useTasks<Task>(onTasks, (task, mayOpen) => {
    if (task.kind === 'status') void status.run(task.brands, { status: task.to });
    else if (task.kind === 'edit') editor.take(task.brand, mayOpen);
    else if (mayOpen) openLogo(task.brand);
  });

  return (
    <>
      <RowChangeNews
        changes={status}
        texts={statusTexts}
        several={severalRows}
        onUndone={({ id, base, edits }, others) => {
          const isOne = others.length === 0;
          if (isOne && edits.status && !dispatch(isShown(id))) onSeek(base.name, edits.status);
        }}
      />
      <RecordDialog editor={editor}>
        {(form) => <BrandForm names={answer.brandNames} form={form} />}
      </RecordDialog>
      {late && (
        <FailureAlert failure={late.why.failure} onRetry={() => openLogo(late.brand)}>
          {t('Logo of %(name)s', { name: nameOf(late.brand) })}: {whyNotChanged(late.why)}
        </FailureAlert>
      )}
      {said && <Toast key={said} says={said} onDismiss={() => setSaid('')} />}
      {logoOf && (
        <LogoDialog
          brand={logoOf}
          onSaved={() => setSaid(t('Changed the logo of %(name)s.', { name: nameOf(logoOf) }))}
          onLate={(why) => setLate({ brand: logoOf, why })}
          onClose={() => setLogoOf(null)}
        />
      )}
    </>
  );
}
