import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../shared/i18n';
import { useLocale, useWidget } from '../../../shared/mount/WidgetContext';
import { UndoBar } from '../../../shared/ui/UndoBar';
import type { RulesConfig } from '../config';
import { lineOf } from '../sentence';
import { undoRemoval } from '../state/flows';
import { ruleRemoved, useAppDispatch, useAppSelector } from '../state/slice';
import { useKeptWork } from '../useKeptWork';
import { FamilyTabs } from './FamilyTabs';
import { Later } from './Later';
import { loadDraftOffer, loadRowForm, loadRuleDialog, loadSaveFlow } from './parts';
import { Refresh } from './Refresh';
import { RuleList } from './RuleList';
import { SaveBar } from './SaveBar';
import { SheetContext, type Sheet } from './sheet';
import { Toolbar } from './Toolbar';

/** The list of one family at a time, with what can be done to it. */
export function RulesBody({ config }: { config: RulesConfig }) {
  const family = useAppSelector((state) => state.family);
  const fields = useAppSelector((state) => state.fields[family]);
  const perms = useAppSelector((state) => state.perms);
  const restrictions = useAppSelector((state) => state.restrictions);
  const locale = useLocale();
  const { currency } = useWidget().config;
  const [dialog, setDialog] = useState<{ key: string; isAdded: boolean } | null>(null);
  const kept = useKeptWork(config);
  const { evaluation } = config;
  const announcement = useAppSelector((state) => state.announcement);

  // What does not come now is asked for again when it is needed.
  useEffect(() => {
    void Promise.all([loadRowForm(), loadSaveFlow()]).catch(() => undefined);
  }, []);

  const sheet = useMemo(
    (): Sheet => ({
      family,
      fields,
      perms,
      restrictions,
      evaluation,
      writing: { locale, currency },
      openAll: (key, isAdded = false) => setDialog({ key, isAdded }),
    }),
    [family, fields, perms, restrictions, evaluation, locale, currency],
  );

  return (
    <SheetContext.Provider value={sheet}>
      <div className="ww-stack ww-rules">
        {kept && <Later load={loadDraftOffer} props={kept} />}
        <FamilyTabs />
        <Toolbar />
        <Refresh />
        <Removed />
        <RuleList />
      </div>
      <SaveBar />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {dialog && (
        <Later
          key={dialog.key}
          load={loadRuleDialog}
          props={{
            ruleKey: dialog.key,
            isAdded: dialog.isAdded,
            onClose: () => setDialog(null),
          }}
        />
      )}
    </SheetContext.Provider>
  );
}

/** Offers to bring back the rule that was deleted last. */
function Removed() {
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
