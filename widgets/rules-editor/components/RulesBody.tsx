import { useEffect, useMemo, useState } from 'react';
import type { RuleFamily } from '@shared/contract/rules';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { imported } from '@shared/http/result';
import { useLocale } from '@shared/mount/WidgetContext';
import { useMoney } from '@shared/ui/useMoney';
import type { RulesConfig } from '../config';
import { selectIsDirty } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import { FamilyTabs } from './FamilyTabs';
import { LazyPart, PartFailed } from '@shared/ui/LazyPart';
import { loadRemoved, loadRowForm, loadRuleDialog, loadRulesDraft } from './parts';
import { Refresh } from './Refresh';
import { RuleList } from './RuleList';
import { SheetContext, type Sheet, type Tools } from './SheetContext';
import { Toolbar } from './Toolbar';

interface Props {
  config: RulesConfig;
  /** Null when they could not be loaded: the rules can be read all the same. */
  tools: Tools | null;
  onRetry: () => void;
}

/** The list of one family at a time, with what can be done to it. */
export function RulesBody({ config, tools, onRetry }: Props) {
  const family = useAppSelector((state) => state.family);
  const fields = useAppSelector((state) => state.fields[family]);
  const perms = useAppSelector((state) => state.perms);
  const restrictions = useAppSelector((state) => state.restrictions);
  const locale = useLocale();
  const money = useMoney();
  const [dialog, setDialog] = useState<{ key: string; isAdded: boolean; of: RuleFamily } | null>(
    null,
  );
  const { evaluation, urls } = config;
  useLeaveGuard(useAppSelector(selectIsDirty));
  const hasRemoved = useAppSelector((state) => state.removed !== null);
  const announcement = useAppSelector((state) => state.announcement);

  // What does not come now is asked for again when it is needed.
  useEffect(() => {
    void imported(loadRowForm());
    void imported(loadRemoved());
  }, []);

  const sheet = useMemo(
    (): Sheet => ({
      family,
      fields,
      perms,
      restrictions,
      evaluation,
      writing: { locale, money },
      tools,
      openAll: (key, isAdded = false) => setDialog({ key, isAdded, of: family }),
    }),
    [family, fields, perms, restrictions, evaluation, locale, money, tools],
  );

  return (
    <SheetContext.Provider value={sheet}>
      <div className="ww-stack ww-rules">
        <LazyPart load={loadRulesDraft} props={{ record: urls.rules }} />
        <FamilyTabs>
          <div className="ww-stack">
            <Toolbar />
            <Refresh />
            {hasRemoved && <LazyPart load={loadRemoved} props={{}} />}
            {!tools && <PartFailed onRetry={onRetry} />}
            <RuleList key={family} />
          </div>
        </FamilyTabs>
        {/* Back may lead to another family, of which a rule may have the same id. */}
        {dialog?.of === family && (
          <LazyPart
            key={dialog.key}
            load={loadRuleDialog}
            props={{
              ruleKey: dialog.key,
              isAdded: dialog.isAdded,
              onClose: () => setDialog(null),
            }}
          />
        )}
      </div>
      {tools && <tools.SaveBar />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </SheetContext.Provider>
  );
}
