import { useMemo, useState } from 'react';
import type { CsvTable } from '@shared/csv/csv';
import { csvTypes, readTable } from '@shared/csv/readTable';
import { Choice } from '@shared/forms/Choice';
import { FileDrop } from '@shared/forms/FileDrop';
import { t, tn } from '@shared/page/i18n';
import { useDomId, useWidget } from '@shared/mount/WidgetContext';
import { Dialog } from '@shared/ui/Dialog';
import type { Rule } from '@shared/rules/rules';
import {
  changesBetween,
  countChanges,
  importedOnto,
  importRows,
  type ImportMode,
} from '../model/importing';
import { readRules } from '../model/rulesFile';
import { familyName } from '../model/words';
import { selectIsSaving, selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { importRules } from '../state/editThunks';
import { ImportPreview } from './ImportPreview';
import { fieldLockOf, lockOf, useSheet } from './SheetContext';

/** A file of rules: what it would do is shown first, then it goes among the changes that wait for Save. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { family, perms } = useSheet();
  const group = useDomId();
  // Without a table as long as it is read.
  const [chosen, setChosen] = useState<{ file: File; table?: CsvTable }>();
  const [mode, setMode] = useState<ImportMode>('add');
  // Its code may come when a save has begun.
  const isSaving = useAppSelector(selectIsSaving);
  const canReplace = perms.delete && perms.change && perms.reorder;
  const look = useImport(chosen?.table, mode);
  const count = look ? countChanges(look.changes) : 0;

  const handleImport = () => {
    if (!look) return;
    dispatch(importRules(family, look.make));
    onClose();
  };
  return (
    <Dialog
      title={t('Import rules: %(family)s', { family: familyName(family) })}
      size="preview"
      isDirty={count > 0}
      actions={
        <>
          {' '}
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={count === 0 || isSaving}
            onClick={handleImport}
          >
            {count > 0
              ? tn('Apply %(count)s change', 'Apply %(count)s changes', count)
              : t('Apply')}
          </button>
        </>
      }
      onClose={onClose}
    >
      <FileDrop
        label={t('Choose a CSV file')}
        hint={t(
          'or drop it here. An exported file shows the columns. Nothing is saved until you save the rules.',
        )}
        accept={csvTypes}
        onFiles={([file]) => {
          if (!file) return;
          setChosen({ file });
          // Another one may have been chosen meanwhile.
          void readTable(file).then((table) =>
            setChosen((now) => (now?.file === file ? { file, table } : now)),
          );
        }}
      />
      {chosen && (
        <p className="ww-muted">
          <bdi>{chosen.file.name}</bdi>
        </p>
      )}
      <fieldset className="ww-rules-group">
        <legend>{t('How to import')}</legend>
        <Choice
          group={group}
          label={t('Add and update: rows with an id change that rule, all others are added')}
          isOn={mode === 'add'}
          isDisabled={false}
          onChoose={() => setMode('add')}
        />
        {canReplace && (
          <Choice
            group={group}
            label={t('Replace the list: rules that the file does not have are deleted')}
            isOn={mode === 'replace'}
            isDisabled={false}
            onChoose={() => setMode('replace')}
          />
        )}
      </fieldset>
      <div className="ww-rules-group" role="status">
        {look && <ImportPreview {...look} />}
      </div>
    </Dialog>
  );
}

const keysOfImport = () => {
  let keys = 0;
  return () => `import-${++keys}`;
};

/** The file read against the rules as they are at this moment, and what it would do to them. */
function useImport(table: CsvTable | undefined, mode: ImportMode) {
  const sheet = useSheet();
  const { family, fields } = sheet;
  const { locale } = sheet.writing;
  const { currency } = useWidget().config;
  const saved = useAppSelector((state) => selectRules(state)[family]);
  const work = useAppSelector((state) => state.pendingChanges[family]);
  return useMemo(() => {
    if (!table) return null;
    const { perms } = sheet;
    const whyNot = (rule: Rule, field?: string) => {
      if (rule.id !== null && !perms.change) return t('You cannot change rules.');
      return field === undefined ? lockOf(sheet, rule) : fieldLockOf(sheet, rule, field);
    };
    const file = readRules(table, {
      fields,
      rules: importedOnto(saved, work),
      lockOf: whyNot,
      locale,
      currency,
    });
    const isFixed = (rule: Rule) => lockOf(sheet, rule) !== null;
    const make = (rules: readonly Rule[], now: typeof work, newKey: () => string) =>
      importRows(rules, now, file, mode, newKey, isFixed);
    const after = file.problem ? work : make(saved, work, keysOfImport());
    return { file, make, changes: changesBetween(saved, fields, work, after) };
  }, [table, mode, sheet, fields, saved, work, locale, currency]);
}
