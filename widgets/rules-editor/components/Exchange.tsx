import { useRef, useState } from 'react';
import { imported } from '@shared/http/result';
import { t } from '@shared/page/i18n';
import { Icon } from '@shared/ui/Icon';
import { downloadIcon } from '@shared/ui/icons/download';
import { uploadIcon } from '@shared/ui/icons/upload';
import { selectIsSaving, selectStanding } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { LazyPart } from '@shared/ui/LazyPart';
import { lockOf, useSheet } from './SheetContext';

const loadImportDialog = async () => (await import('./ImportDialog')).ImportDialog;

interface Props {
  /** Hears whether the last file could not be made. */
  onFailure: (hasFailed: boolean) => void;
}

/** The rules of the family as a file, and a file as rules. */
export function Exchange({ onFailure }: Props) {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, fields, perms } = sheet;
  const [isOpen, setIsOpen] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
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
        <button
          ref={importButton}
          type="button"
          className="btn btn-plain ww-icon-btn"
          aria-label={t('Import CSV…')}
          title={t('Import CSV…')}
          disabled={isSaving}
          onClick={() => setIsOpen(true)}
        >
          <Icon of={uploadIcon} />
        </button>
      )}
      {isOpen && (
        <LazyPart
          load={loadImportDialog}
          props={{
            onClose: () => {
              setIsOpen(false);
              importButton.current?.focus();
            },
          }}
        />
      )}
    </>
  );
}
