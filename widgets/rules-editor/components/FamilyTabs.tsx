import type { ReactNode } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { families } from '@shared/rules/rules';
import { Tabs } from '@shared/ui/Tabs';
import { changeView } from '../state/thunks';
import { selectRules } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { familyName } from '../model/words';
import { hasWork } from '../model/work';

/** The three families, and the rules of one of them. */
export function FamilyTabs({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const rules = useAppSelector(selectRules);
  const current = useAppSelector((state) => state.family);
  const pendingChanges = useAppSelector((state) => state.pendingChanges);
  const tabs = families.map((family) => {
    const { created, deleted } = pendingChanges[family];
    const count = formatCount(rules[family].length + created.length - deleted.length, locale);
    const label = (
      <>
        {familyName(family)} <span className="ww-muted">{count}</span>
      </>
    );
    return { key: family, label, isEdited: hasWork(pendingChanges[family]) };
  });
  return (
    <Tabs
      label={t('Kinds of rules')}
      tabs={tabs}
      chosen={current}
      onChoose={(family) => dispatch(changeView({ family }))}
    >
      {children}
    </Tabs>
  );
}
