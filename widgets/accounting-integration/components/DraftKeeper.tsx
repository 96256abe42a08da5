import { useMemo, useState } from 'react';
import { useLeaveGuard } from '@shared/drafts/useLeaveGuard';
import { useDraft } from '@shared/forms/useDraft';
import { formatCount } from '@shared/format/numbers';
import { tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { DraftOffer } from '@shared/ui/DraftOffer';
import type { AccountingIntegrationConfig } from '../config';
import {
  draftsSchema,
  keyOf,
  meeting,
  noDrafts,
  withEarlier,
  type LinkDraft,
} from '../model/drafts';
import { mappingSets, tabNames } from '../model/sets';
import { useAppSelector, useSets, type Sets } from '../state/slice';
import type { Linking } from './useLinking';

interface Props {
  config: AccountingIntegrationConfig;
  linking: Linking;
  /** While nothing is connected there is nothing to restore it into. */
  isShown: boolean;
}

/** Keeps what is not saved, once it can be compared with what is. */
export function DraftKeeper(props: Props) {
  const isRead = useAppSelector(({ dataSets }) =>
    tabNames.every((set) => {
      const { status = 'idle' } = dataSets[mappingSets[set].ours] ?? {};
      return status === 'ready' || status === 'failed';
    }),
  );
  // Once it is there it stays: what it keeps must not be offered again when something is read anew.
  const [isOn, setIsOn] = useState(false);
  const isWanted = isRead || props.linking.drafts.size > 0;
  if (isWanted && !isOn) setIsOn(true);
  return isOn && <Keeper {...props} />;
}

/** By the set and the id; where both name one link the later counts. */
const merge = (earlier: readonly LinkDraft[], later: readonly LinkDraft[]): LinkDraft[] => [
  ...new Map([...earlier, ...later].map((draft) => [keyOf(draft), draft])).values(),
];

function Keeper({ config, linking, isShown }: Props) {
  const locale = useLocale();
  const ours = useSets('ours');
  const { drafts, isBusy } = linking;
  const value = useMemo(() => (drafts.size > 0 ? [...drafts.values()] : null), [drafts]);
  useLeaveGuard(value !== null);
  const { offered, answer } = useDraft<LinkDraft[]>({
    record: `links ${String(config.vendorId ?? '')}`,
    schema: draftsSchema,
    value,
    merge,
    stillUnsaved: (earlier) => stillUnsaved(earlier, ours),
    isUrgent: isBusy,
  });
  if (!offered || !isShown) return null;
  const { length } = offered.value;
  return (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        linking.restore(offered.value);
        answer();
      }}
      onDiscard={() => answer()}
    >
      {tn('%(count)s link was changed.', '%(count)s links were changed.', length, {
        count: formatCount(length, locale),
      })}
    </DraftOffer>
  );
}

/** Those that the server does not have by now, as far as it was read. */
function stillUnsaved(drafts: readonly LinkDraft[], ours: Sets): LinkDraft[] | null {
  const open = tabNames.reduce(
    (left, set) => meeting(left, set, ours[set]?.entries ?? []),
    withEarlier(noDrafts, drafts),
  );
  return open.size > 0 ? [...open.values()] : null;
}
