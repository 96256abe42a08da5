import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Toast } from '@shared/ui/Toast';
import { useMoney } from '@shared/ui/useMoney';
import { lineOf, sentenceOf } from '@shared/rules/sentence';
import { undoRemoval } from '../state/editThunks';
import { selectIsSaving } from '../state/selectors';
import { ruleRemoved, useAppDispatch, useAppSelector } from '../state/slice';

/** Offers to bring back the rule that was deleted last. */
export function Removed() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.removed);
  const fields = useAppSelector((state) => state.fields);
  const isSaving = useAppSelector(selectIsSaving);
  const locale = useLocale();
  const money = useMoney();
  if (!removed) return null;
  const rule = lineOf(sentenceOf(removed.rule, fields[removed.family], { locale, money }));
  return (
    <Toast
      says={
        removed.base
          ? t('To be deleted when you save: %(rule)s', { rule })
          : t('Removed the new rule: %(rule)s', { rule })
      }
      isDisabled={isSaving}
      onUndo={() => dispatch(undoRemoval())}
      onDismiss={() => dispatch(ruleRemoved(null))}
    />
  );
}
