import * as v from 'valibot';
import type { Campaign, CampaignFields, CampaignVendor } from '@shared/contract/brandPage';
import { outOfBounds } from '@shared/format/dayBounds';
import { trimmed } from '@shared/format/names';
import type { Query } from '@shared/http/http';
import { t } from '@shared/page/i18n';
import type { ListQuery } from '@shared/lists/listQuery';

/** A campaign that is not created yet. */
export interface CampaignDraft {
  name: string;
  starts: string;
  ends: string;
  /** With their names, of all pages and filters. */
  vendors: readonly CampaignVendor[];
}

/** As it is kept in the browser. */
export const campaignSchema = v.object({
  name: v.string(),
  starts: v.string(),
  ends: v.string(),
  vendors: v.array(
    v.object({ id: v.union([v.number(), v.string()]), name: v.string(), state: v.string() }),
  ),
});

export const emptyCampaign: CampaignDraft = { name: '', starts: '', ends: '', vendors: [] };

export type CampaignField = keyof CampaignDraft;

export const isEmptyCampaign = ({ name, starts, ends, vendors }: CampaignDraft): boolean =>
  name === '' && starts === '' && ends === '' && vendors.length === 0;

export const fieldsOfCampaign = ({ name, vendors, ...days }: CampaignDraft): CampaignFields => ({
  ...days,
  name: trimmed(name),
  vendors: vendors.map(({ id }) => id),
});

/** Whether a campaign of the server is what was to be created. */
export const isCampaignOf = (
  { name, starts, ends, vendors }: CampaignFields,
  campaign: Campaign,
): boolean =>
  campaign.name === name &&
  campaign.starts === starts &&
  campaign.ends === ends &&
  campaign.vendors === vendors.length;

/** What is wrong with it, by field. */
export function problemsOfCampaign({
  name,
  starts,
  ends,
  vendors,
}: CampaignDraft): Partial<Record<CampaignField, string>> {
  const isBackwards = starts !== '' && ends !== '' && ends < starts;
  const startsProblem = starts === '' ? t('Choose the first day.') : outOfBounds(starts);
  const endsProblem = ends === '' ? t('Choose the last day.') : outOfBounds(ends);
  return {
    ...(trimmed(name) === '' && { name: t('Enter a name.') }),
    ...(startsProblem && { starts: startsProblem }),
    ...(endsProblem
      ? { ends: endsProblem }
      : isBackwards && { ends: t('The last day is before the first day.') }),
    ...(vendors.length === 0 && { vendors: t('Choose at least one vendor.') }),
  };
}

export const vendorsPerPage = 10;

export const firstQuery: ListQuery<'state'> = {
  filterText: '',
  filters: { state: [] },
  orderBy: 'name',
  page: 1,
  perPage: vendorsPerPage,
};

/** What the server is asked for: one page of the vendors, or all that match. */
export const vendorQuery = (query: ListQuery<'state'>, isAll: boolean): Query => ({
  'filter-text': query.filterText.trim() || undefined,
  'state-filter': query.filters.state.length > 0 ? query.filters.state : undefined,
  'order-by': query.orderBy,
  ...(!isAll && { page: query.page, 'per-page': query.perPage }),
});

/** Both lists as one, without doubles. */
export function withVendors(
  chosen: readonly CampaignVendor[],
  added: readonly CampaignVendor[],
): readonly CampaignVendor[] {
  const known = new Set(chosen.map(({ id }) => String(id)));
  return [...chosen, ...added.filter(({ id }) => !known.has(String(id)))];
}

/** What began as two, as one: what was chosen later counts. */
export const mergeCampaigns = (earlier: CampaignDraft, later: CampaignDraft): CampaignDraft => ({
  name: later.name || earlier.name,
  starts: later.starts || earlier.starts,
  ends: later.ends || earlier.ends,
  vendors: withVendors(earlier.vendors, later.vendors),
});
