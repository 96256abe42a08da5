import { useLayoutEffect, useMemo } from 'react';
import type { Drafts } from '@shared/forms/listedDraft';
import { onPageRevisit } from '@shared/page/onPageRevisit';
import { useLocale } from '@shared/mount/WidgetContext';
import { useResource } from '@shared/store/useResource';
import { useMoney } from '@shared/ui/useMoney';
import { rulesAbout } from '../model/customerRules';
import { firstPrice, type PriceFields } from '../model/prices';
import { customerRules } from '../state/requests';
import { useAppSelector } from '../state/slice';

/**
 * What the customers' rules say of the price of a row. They are read once a price is changed, where config has their
 * address (`hasRules`), and again when someone comes back to the page: a colleague may have changed them.
 */
export function useCustomerRules(
  hasRules: boolean,
  drafts: Drafts<PriceFields>,
  currency: string | undefined,
) {
  const [locale, money] = [useLocale(), useMoney(currency)];
  const isAsked = useMemo(() => hasRules && hasPrice(drafts), [hasRules, drafts]);
  const rules = useResource(
    customerRules,
    isAsked ? undefined : null,
    useAppSelector((state) => state.rules),
  );
  const { load, answer, read } = rules;
  const isThere = isAsked && load.status === 'ready';
  useLayoutEffect(() => (isThere ? onPageRevisit(read) : undefined), [isThere, read]);
  const rulesOf = useMemo(
    () => answer && rulesAbout(answer, { locale, money }),
    [answer, locale, money],
  );
  return { rules: isAsked ? rules : null, rulesOf };
}

/** Whether a price is changed: the first one tells, of however many rows. */
function hasPrice(drafts: Drafts<PriceFields>): boolean {
  for (const { edits } of drafts.values()) if (firstPrice(edits)) return true;
  return false;
}
