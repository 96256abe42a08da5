import { t } from '../../../shared/i18n';
import { useLocale, useWidget } from '../../../shared/mount/WidgetContext';
import { UndoBar } from '../../../shared/ui/UndoBar';
import { lineOf } from '../sentence';
import { undoRemoval } from '../state/editFlows';
import { ruleRemoved, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back the rule that was deleted last. */
export function Removed() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.removed);
  const fields = useAppSelector((state) => state.fields);
  const locale = useLocale();
  const { currency } = useWidget().config;
  if (!removed) return null;
  const rule = lineOf(removed.rule, fields[removed.family], { locale, currency });
  return (
    <UndoBar
      says={
        removed.base
          ? t('To be deleted when you save: %(rule)s', { rule })
          : t('Removed the new rule: %(rule)s', { rule })
      }
      onUndo={() => dispatch(undoRemoval())}
      onDismiss={() => dispatch(ruleRemoved(null))}
    />
  );
}
