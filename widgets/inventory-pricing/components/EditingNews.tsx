import { useEffect, useMemo } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import type { WriteMoney } from '@shared/format/money';
import { formatCount } from '@shared/format/numbers';
import { Conflicts } from '@shared/forms/Conflicts';
import { mergeDrafts } from '@shared/forms/recordEdits';
import { useDraft } from '@shared/forms/useDraft';
import { t, tn } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { DraftOffer } from '@shared/ui/DraftOffer';
import { openDrafts, unsavedOf, type PriceDraft } from '../model/changes';
import { draftsSchema } from '../model/draftsSchema';
import { keyOf, titleOf, type PricedRow } from '../model/prices';
import type { Clash } from '../state/saveThunk';
import type { Pricing } from './usePricing';
import { fieldName, valueText } from './words';

interface Props {
  pricing: Pricing;
  /** All rows, as the server has them. */
  rows: readonly PricedRow[];
  tiers: readonly number[];
  money: WriteMoney;
  record: string;
}

const noClashes: readonly Clash[] = [];

/** More than these are settled one screenful after the other. */
const shownConflicts = 20;

/** What stands over the grid while something is to be decided: an earlier draft, and what a colleague changed too. */
export function EditingNews({ pricing, rows, tiers, money, record }: Props) {
  const { drafts, view, meet, restore, settle, isBusy } = pricing;
  const locale = useLocale();
  const value = useMemo(() => {
    const open = openDrafts(drafts);
    return open.length > 0 ? open : null;
  }, [drafts]);
  useLeaveGuard(value !== null);
  const { offered, answer } = useDraft<PriceDraft[]>({
    record,
    schema: draftsSchema,
    value,
    merge: mergeDrafts,
    stillUnsaved: (left) => unsavedOf(left, rows),
    isUrgent: isBusy,
  });
  useEffect(() => meet(rows), [meet, rows]);

  const clashes = view.status === 'ended' ? view.clashes : noClashes;
  const names = useMemo(
    () => new Map(clashes.length > 0 ? rows.map((row) => [keyOf(row), titleOf(row)]) : []),
    [clashes, rows],
  );
  const conflicts = clashes.flatMap((clash) =>
    clash.names.map((name) => ({
      key: `${keyOf(clash)} ${name}`,
      label: t('%(field)s of %(name)s', {
        field: fieldName(name, tiers, locale),
        name: names.get(keyOf(clash)) ?? keyOf(clash),
      }),
      yours: valueText(name, drafts.get(keyOf(clash))?.edits[name] ?? '', money),
      theirs: valueText(name, clash.now[name], money),
      onKeep: () => settle(clash, name, false),
      onTake: () => settle(clash, name, true),
    })),
  );
  return (
    <>
      {offered && (
        <DraftOffer
          savedAt={offered.savedAt}
          onRestore={() => {
            restore(offered.value);
            answer();
          }}
          onDiscard={() => answer()}
        >
          {tn('%(count)s row was changed.', '%(count)s rows were changed.', offered.value.length, {
            count: formatCount(offered.value.length, locale),
          })}
        </DraftOffer>
      )}
      <Conflicts conflicts={conflicts.slice(0, shownConflicts)} isRestSent />
    </>
  );
}
