import type { Brand } from '@shared/contract/vendorBrands';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { Failure } from '@shared/http/failure';
import { archiveBrand, restoreBrand } from '../api';
import { brandNow } from './readBrand';
import { brandList } from './requests';
import type { Thunk } from './slice';

/** A brand that was not archived or restored, and why. */
export interface Unchanged {
  brand: Brand;
  /** Nobody knows whether it was. */
  isUnknown: boolean;
  failure: Failure;
}

/** What became of archiving or restoring some brands. */
export interface StatusChange {
  to: Brand['status'];
  done: Brand[];
  /** Of those that are done the ones that were sent: the others somebody else had changed before. */
  sent: Brand[];
  unchanged: Unchanged[];
}

/** Calls at a time: enough to be quick, few enough to leave the server to others. */
const atOnce = 4;

/** Archives or restores each brand by a call of its own, and reads the list when all have ended. */
export const changeStatus =
  (
    brands: readonly Brand[],
    to: Brand['status'],
    onSearch: () => void,
  ): Thunk<Promise<StatusChange>> =>
  async (dispatch) => {
    const change: StatusChange = { to, done: [], sent: [], unchanged: [] };
    const waiting = [...brands];
    const work = async () => {
      for (let brand = waiting.shift(); brand; brand = waiting.shift()) {
        const end = await dispatch(changeOne(brand, to, onSearch));
        if (typeof end === 'object') change.unchanged.push(end);
        else change.done.push(brand);
        if (end === 'sent') change.sent.push(brand);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await dispatch(brandList.refetch());
    return change;
  };

/** Reads the brand first: what somebody else has done is not done again, nor taken back by Undo. */
const changeOne =
  (
    brand: Brand,
    to: Brand['status'],
    onSearch: () => void,
  ): Thunk<Promise<Unchanged | 'sent' | 'already'>> =>
  async (_dispatch, _getState, { http, config }) => {
    const before = await brandNow({ http, config }, brand);
    if (!before.ok) return { brand, isUnknown: false, failure: before.failure };
    if (before.value && before.value.status === to) return 'already';
    const send = to === 'archived' ? archiveBrand : restoreBrand;
    const outcome = await confirmWrite(
      () => send(http, config, brand.id),
      () => brandNow({ http, config }, brand),
      (now) => now && (now.status === to ? now : false),
      { http, onSearch },
    );
    if (outcome.status === 'saved') return 'sent';
    return { brand, isUnknown: outcome.status === 'unknown', failure: outcome.failure };
  };
