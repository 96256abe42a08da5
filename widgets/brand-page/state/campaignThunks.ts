import { mapResult, type Result } from '@shared/http/result';
import type { Campaign, CampaignFields } from '@shared/contract/brandPage';
import { createAttemptKeys } from '@shared/http/attemptKeys';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import type { Query } from '@shared/http/http';
import { getVendors, postCampaign } from '../api';
import { readCampaign, readVendors, type PageAnswer, type VendorsAnswer } from '../model/answers';
import { isCampaignOf } from '../model/campaign';
import type { Thunk } from './slice';
import { openPage } from './thunks';

export const findVendors =
  (query: Query, signal?: AbortSignal): Thunk<Promise<Result<VendorsAnswer>>> =>
  (_dispatch, _getState, { http, config }) =>
    mapResult(getVendors(http, config, query, signal), readVendors);

/** Why there is no new campaign, as far as is known. */
export interface NotCreated {
  status: 'not-saved' | 'unknown';
  failure: Failure;
}

/**
 * Creates a campaign and reads the page again, which names it. After a lost answer one that says the same and was not
 * there before is the one that was made. Resolves to null once it is there.
 */
export const createCampaign =
  (fields: CampaignFields, onSearch: () => void): Thunk<Promise<NotCreated | null>> =>
  async (dispatch, getState, { http, config, services }) => {
    const keys = (services.keys ??= createAttemptKeys('brand-page', config.user?.id ?? null));
    const { page } = getState();
    const before = page.status === 'idle' ? undefined : page.value;
    const known = new Set(before?.campaigns.map(({ id }) => String(id)));
    const isIt = (campaign: Campaign) =>
      !known.has(String(campaign.id)) && isCampaignOf(fields, campaign);
    const outcome = await confirmWrite<Campaign, PageAnswer, Campaign>(
      () => mapResult(postCampaign(http, config, fields, keys.keyOf(fields)), asCampaign),
      () => dispatch(openPage()),
      ({ campaigns }) => campaigns.find(isIt) ?? false,
      { http, onSearch },
    );
    if (outcome.status !== 'unknown') keys.settle(fields);
    if (outcome.status !== 'saved') return outcome;
    await dispatch(openPage());
    return null;
  };

const asCampaign = (answer: unknown) => readCampaign(answer ?? {});
