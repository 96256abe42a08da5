import { t } from '@shared/page/i18n';
import { Icon } from '@shared/ui/Icon';
import { copyIcon } from '@shared/ui/icons/copy';
import { trashIcon } from '@shared/ui/icons/trash';
import type { Rule } from '@shared/rules/rules';
import { insertRule, removeRule } from '../state/editThunks';
import { focusMoved, ruleOpened, useAppDispatch } from '../state/slice';
import { lockOf, useSheet } from './SheetContext';

interface Props {
  rule: Rule;
  number: number;
  isOpen: boolean;
  /** Why the rule may not be changed. */
  lock: string | null;
}

/** What may be done with one rule. */
export function RowActions({ rule, number, isOpen, lock }: Props) {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, perms } = sheet;
  const isNew = rule.id === null;
  const canAdd = perms.add && lockOf(sheet, null) === null;

  return (
    <span className="ww-rule-actions">
      {(perms.change || isNew) && lock === null && (
        <button
          type="button"
          className="btn btn-plain"
          data-part="edit"
          aria-expanded={isOpen}
          aria-label={
            isOpen ? t('Close rule %(number)s', { number }) : t('Edit rule %(number)s', { number })
          }
          onClick={() => dispatch(ruleOpened(isOpen ? null : rule.key))}
        >
          {isOpen ? t('Close') : t('Edit')}
        </button>
      )}
      {canAdd && (
        <button
          type="button"
          className="btn btn-plain ww-icon-btn"
          aria-label={t('Duplicate rule %(number)s', { number })}
          title={t('Duplicate')}
          onClick={() => {
            const key = dispatch(insertRule(family, rule.values, rule.key));
            if (!key) return;
            dispatch(ruleOpened(key));
            dispatch(focusMoved({ key, part: 'row' }));
          }}
        >
          <Icon of={copyIcon} />
        </button>
      )}
      {(perms.delete || isNew) && lock === null && (
        <button
          type="button"
          className="btn btn-plain ww-icon-btn"
          aria-label={t('Delete rule %(number)s', { number })}
          title={t('Delete')}
          onClick={() => dispatch(removeRule(family, rule.key))}
        >
          <Icon of={trashIcon} />
        </button>
      )}
    </span>
  );
}
