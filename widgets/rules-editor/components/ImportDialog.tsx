import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { readText } from '../../../shared/csv/readText';
import { t, tn } from '../../../shared/i18n';
import { useDomId, useWidget } from '../../../shared/mount/WidgetContext';
import { appendRows, replaceByRows } from '../importing';
import { readRules, unusable, type ReadFile } from '../rulesFile';
import { lineOf, sentenceOf } from '../sentence';
import { importRules } from '../state/editFlows';
import { selectIsSaving } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { familyName } from '../words';
import { useSheet } from './SheetContext';

/** Of rows and of errors, so many are shown. */
const shownAtOnce = 20;

/** A file of rules: looked at first, then put among the changes that wait for Save. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const titleId = useDomId();
  const fileId = useDomId();
  const { portal } = useWidget();
  const { family, fields, perms } = useSheet();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  // Its code may come when a save has begun.
  const isSaving = useAppSelector(selectIsSaving);
  const canReplace = perms.delete && perms.change && perms.reorder;
  const count = file?.rows.length ?? 0;

  const look = async (chosen: File) => {
    const text = await readText(chosen).catch(() => null);
    setFile(
      text === null
        ? unusable(t('The file could not be read. Choose it again.'))
        : readRules(text, fields),
    );
  };
  const handleImport = () => {
    if (!file) return;
    dispatch(
      importRules(family, (saved, work, newKey) =>
        isReplacing
          ? replaceByRows(saved, file, newKey)
          : appendRows(saved, work, file.rows, newKey),
      ),
    );
    onClose();
  };
  return (
    <Modal show scrollable container={portal} aria-labelledby={titleId} onHide={onClose}>
      <Modal.Header>
        <Modal.Title as="h2" id={titleId}>
          {t('Import rules: %(family)s', { family: familyName(family) })}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <div className="ww-field">
          <label className="form-label" htmlFor={fileId}>
            {t('CSV file')}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="form-control"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              if (chosen) void look(chosen);
            }}
          />
          <p className="form-text">
            {t('An exported file shows the columns. Nothing is sent before you save.')}
          </p>
        </div>
        <fieldset className="ww-rules-group">
          <legend>{t('What to do with the rows')}</legend>
          <Choice
            label={t('Append them after the rules that are there')}
            isChosen={!isReplacing}
            onChoose={() => setIsReplacing(false)}
          />
          {canReplace && (
            <Choice
              label={t('Replace: the file becomes the list; rules it does not have are deleted')}
              isChosen={isReplacing}
              onChoose={() => setIsReplacing(true)}
            />
          )}
        </fieldset>
        <div className="ww-rules-group" role="status">
          {file && <Preview file={file} />}
        </div>
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-link" onClick={onClose}>
          {t('Cancel')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={count === 0 || isSaving}
          onClick={handleImport}
        >
          {isReplacing
            ? tn('Replace by %(count)s rule', 'Replace by %(count)s rules', count)
            : tn('Append %(count)s rule', 'Append %(count)s rules', count)}
        </button>
      </Modal.Footer>
    </Modal>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  const id = useDomId();
  return (
    <div className="form-check ww-check">
      <input
        id={id}
        type="radio"
        className="form-check-input"
        checked={isChosen}
        onChange={onChoose}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}

/** What of the file can be used, and what cannot, by row and column. */
function Preview({ file: { rows, errors, problem, ignored } }: { file: ReadFile }) {
  const { fields, writing } = useSheet();
  if (problem) return <p className="alert alert-danger ww-rules-note">{problem}</p>;
  const bad = new Set(errors.map(({ row }) => row)).size;
  return (
    <>
      <h3>
        {tn('%(count)s valid row', '%(count)s valid rows', rows.length)}
        {bad > 0 &&
          `, ${tn('%(count)s row with errors is left out', '%(count)s rows with errors are left out', bad)}`}
      </h3>
      {ignored.length > 0 && (
        <p className="ww-muted">
          {t('Left out, for no field has this name: %(names)s', { names: ignored.join(', ') })}
        </p>
      )}
      {errors.length > 0 && (
        <ul className="text-danger" aria-label={t('Errors')}>
          {errors.slice(0, shownAtOnce).map(({ row, column, says }) => (
            <li key={`${row} ${column}`}>
              {t('Row %(row)s, %(column)s: %(says)s', { row, column, says })}
            </li>
          ))}
          {errors.length > shownAtOnce && (
            <li>{t('and %(count)s more', { count: errors.length - shownAtOnce })}</li>
          )}
        </ul>
      )}
      <ol aria-label={t('Valid rows')}>
        {rows.slice(0, shownAtOnce).map(({ row, id, values }) => (
          <li key={row} value={row}>
            {lineOf(sentenceOf({ key: '', id, values }, fields, writing))}
          </li>
        ))}
      </ol>
      {rows.length > shownAtOnce && (
        <p className="ww-muted">{t('and %(count)s more', { count: rows.length - shownAtOnce })}</p>
      )}
    </>
  );
}
