import { imported } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { DialogButton } from '@shared/ui/DialogButton';
import { Icon } from '@shared/ui/Icon';
import { downloadIcon } from '@shared/ui/icons/download';
import { uploadIcon } from '@shared/ui/icons/upload';
import { selectIsSaving, selectStanding } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { lockOf, useSheet } from './SheetContext';

const loadImportDialog = () => import('./ImportDialog');

interface Props {
  /** Hears whether the last file could not be made. */
  onFailure: (hasFailed: boolean) => void;
}

/** The rules of the family as a file, and a file as rules. */
export function Exchange({ onFailure }: Props) {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, fields, perms } = sheet;
  const isSaving = useAppSelector(selectIsSaving);
  const canImport = perms.add && lockOf(sheet, null) === null;

  const handleExport = async () => {
    onFailure(false);
    const rules = dispatch((_dispatch, getState) => selectStanding(getState(), family));
    const csv = await imported(import('../model/rulesCsv'));
    onFailure(!csv.ok);
    if (csv.ok) csv.value.exportRules(family, rules, fields);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-plain ww-icon-btn"
        aria-label={t('Export CSV')}
        title={t('Export CSV')}
        onClick={() => void handleExport()}
      >
        <Icon of={downloadIcon} />
      </button>
      {canImport && (
        <DialogButton
          load={loadImportDialog}
          dialog={({ ImportDialog }, onClose) => <ImportDialog onClose={onClose} />}
          className="btn-plain ww-icon-btn"
          aria-label={t('Import CSV…')}
          title={t('Import CSV…')}
          disabled={isSaving}
        >
          <Icon of={uploadIcon} />
        </DialogButton>
      )}
    </>
  );
}
