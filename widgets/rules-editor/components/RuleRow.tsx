import { memo, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { t } from '@shared/page/i18n';
import { shallowEqual } from '@shared/store/hooks';
import { lineOf, sentenceOf } from '@shared/rules/sentence';
import { LazyPart } from '@shared/ui/LazyPart';
import { selectRow } from '../state/selectors';
import { focusMoved, useAppDispatch, useAppSelector } from '../state/slice';
import { Marks } from './Marks';
import { loadConflictNote, loadRowForm } from './parts';
import { RowNotes } from './RowNotes';
import { RuleWords } from './RuleWords';
import { lockOf, useSheet } from './SheetContext';
import { FindingsContext } from './useFindings';
import type { Entry } from './useEntries';

interface Props extends Entry {
  canMove: boolean;
}

/** A rule as a sentence with chips, what is not saved of it, what is to be said about it, and its actions. */
export const RuleRow = memo(function RuleRow({ rule, index, number, canMove }: Props) {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const row = useRef<HTMLLIElement>(null);
  const { key } = rule;
  const { isOpen, takesFocus, marks, conflict, refusal } = useAppSelector(
    (state) => selectRow(state, key),
    shallowEqual,
  );
  const finding = useContext(FindingsContext).get(key);
  const { fields, writing, tools } = sheet;
  const sentence = useMemo(() => sentenceOf(rule, fields, writing), [rule, fields, writing]);
  const lock = lockOf(sheet, rule);

  // With the drawing that calls for it: what is typed next is meant for there.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const part = row.current?.querySelector<HTMLElement>(`[data-part="${takesFocus}"]`);
    const refused = row.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (part ?? refused ?? row.current)?.focus();
    dispatch(focusMoved(null));
  }, [dispatch, takesFocus]);

  const name = number === null ? t('Deleted rule') : t('Rule %(number)s', { number });
  return (
    <li
      ref={row}
      className={`ww-rule ${number === null ? 'ww-rule-deleted' : ''}`}
      tabIndex={-1}
      data-key={key}
      data-place={index}
      aria-label={`${name}: ${lineOf(sentence)}`}
    >
      {tools ? (
        <tools.MoveControls rule={rule} number={number} canMove={canMove && lock === null} />
      ) : (
        <span className="ww-row-moves ww-number ww-muted">{number}</span>
      )}
      <div className="ww-rule-says">
        <RuleWords {...sentence} />
        {marks && <Marks ruleKey={key} marks={marks} isLocked={lock !== null} />}
      </div>
      {tools && number !== null && !conflict && (
        <tools.RowActions rule={rule} number={number} isOpen={isOpen} lock={lock} />
      )}
      <RowNotes rule={rule} number={number} refusal={refusal} finding={finding} lock={lock} />
      {conflict && <LazyPart load={loadConflictNote} props={{ conflict }} />}
      {isOpen && number !== null && <LazyPart load={loadRowForm} props={{ rule }} />}
    </li>
  );
});
