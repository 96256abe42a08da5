import { t } from '@shared/page/i18n';
import { filterNames } from '../model/filter';
import { insertRule } from '../state/editThunks';
import { selectIsSaving, selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { lockOf, useSheet } from './SheetContext';

/**
 * Adds a rule where it decides last, so that it overrules nothing before it says anything, with the conditions that
 * the list is filtered by. Its form opens.
 */
export function AddRule() {
  const dispatch = useAppDispatch();
  const sheet = useSheet();
  const { family, fields, evaluation } = sheet;
  const filter = useAppSelector((state) => state.filter);
  const saved = useAppSelector((state) => selectRules(state)[family]);
  const order = useAppSelector((state) => state.pendingChanges[family].order);
  const isSaving = useAppSelector(selectIsSaving);
  if (!sheet.perms.add) return null;

  const reason = lockOf(sheet, null);
  const handleAdd = () => {
    const values = fields.map(({ name, options }) => {
      const asked = filterNames.find((each) => each === name);
      const choice = options?.find(({ value }) => asked && String(value) === filter[asked]);
      return choice?.value ?? null;
    });
    const last = order ? order.at(-1) : saved.at(-1)?.key;
    const after = evaluation === 'last-match' ? null : (last ?? null);
    const key = dispatch(insertRule(family, values, after));
    if (key) sheet.openAll(key, true);
  };
  return (
    <button
      type="button"
      className="btn btn-outline-primary"
      disabled={reason !== null || isSaving}
      title={reason ?? undefined}
      onClick={handleAdd}
    >
      {t('Add rule')}
    </button>
  );
}
