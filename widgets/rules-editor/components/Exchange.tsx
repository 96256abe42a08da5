import { useRef, useState } from 'react';
import { t } from '@shared/i18n';
import { selectIsSaving, selectStanding } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { Later } from '@shared/ui/Later';
import { loadImportDialog } from './parts';
import { lockOf, useSheet } from './SheetContext';

/** The rules of the family as a file, and a file as rules. */
export function Exchange() {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, fields, perms } = sheet;
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const isSaving = useAppSelector(selectIsSaving);
  const canImport = perms.add && lockOf(sheet, null) === null;

  const handleExport = async () => {
    setHasFailed(false);
    const rules = dispatch((_dispatch, getState) => selectStanding(getState(), family));
    const { exportRules } = await import('../model/rulesCsv');
    exportRules(family, rules, fields);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-link ww-flush"
        onClick={() => void handleExport().catch(() => setHasFailed(true))}
      >
        {t('Export CSV')}
      </button>
      {canImport && (
        <button
          ref={importButton}
          type="button"
          className="btn btn-link ww-flush"
          disabled={isSaving}
          onClick={() => setIsOpen(true)}
        >
          {t('Import CSV…')}
        </button>
      )}
      {hasFailed && (
        <p className="alert alert-danger ww-rules-note" role="alert">
          {t('The file could not be made. Check your connection and try again.')}
        </p>
      )}
      {isOpen && (
        <Later
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
