import { t } from '@shared/page/i18n';
import { revertMark } from '../state/thunks';
import { focusMoved, useAppDispatch } from '../state/slice';
import type { marksOf } from '../model/work';
import { markName } from '../model/words';
import { useSheet } from './SheetContext';

interface Props {
  ruleKey: string;
  /** The names of the marks, with spaces between them. */
  marks: string;
  isLocked: boolean;
}

/** What is not saved of a rule, each with a way to take it back. */
export function Marks({ ruleKey, marks, isLocked }: Props) {
  const dispatch = useAppDispatch();
  const { family } = useSheet();
  return marksFrom(marks).map((mark) => (
    <span key={mark} className="ww-rule-mark">
      <span className={`badge ww-rule-${mark === 'deleted' ? 'gone' : 'edited'}`}>
        {markName(mark)}
      </span>
      {!isLocked && (
        <button
          type="button"
          className="btn btn-sm btn-link"
          aria-label={t('Revert: %(mark)s', { mark: markName(mark) })}
          onClick={() => {
            dispatch(revertMark(family, ruleKey, mark));
            dispatch(focusMoved({ key: ruleKey, part: 'row' }));
          }}
        >
          {t('Revert')}
        </button>
      )}
    </span>
  ));
}

const marksFrom = (text: string) => text.split(' ') as ReturnType<typeof marksOf>;
