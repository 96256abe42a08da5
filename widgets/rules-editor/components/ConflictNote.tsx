import { Sides } from '@shared/forms/Conflicts';
import { t } from '@shared/page/i18n';
import { lineOf, sentenceOf } from '@shared/rules/sentence';
import { Banner } from '@shared/ui/Banner';
import { resolveConflict } from '../state/resolveThunk';
import { useAppDispatch } from '../state/slice';
import type { Conflict } from '../model/work';
import { useSheet } from './SheetContext';

/** Both sides of a rule that someone else changed too, and the choice between them. */
export function ConflictNote({ conflict: { key, mine, theirs } }: { conflict: Conflict }) {
  const dispatch = useAppDispatch();
  const { family, fields, writing } = useSheet();
  const says = (rule: Conflict['mine']) =>
    rule ? lineOf(sentenceOf(rule, fields, writing)) : t('deleted');
  return (
    <div className="ww-rules-note" role="group" aria-label={t('Conflict')}>
      <Banner level="warning">
        <p>{t('A colleague changed this rule. Your changes are kept.')}</p>
        <div className="ww-conflict">
          <Sides
            yours={says(mine)}
            theirs={says(theirs)}
            onKeep={() => dispatch(resolveConflict(family, key, 'mine'))}
            onTake={() => dispatch(resolveConflict(family, key, 'theirs'))}
          />
        </div>
      </Banner>
    </div>
  );
}
