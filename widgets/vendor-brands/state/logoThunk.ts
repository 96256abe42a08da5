import type { Brand } from '@shared/contract/vendorBrands';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { UploadOptions } from '@shared/http/http';
import { isSameId, withId } from '@shared/answers/id';
import { uploadLogo } from '../api';
import { brandsNow } from './brandRecord';
import { brandList, type Thunk } from './brands';

/** Why the brand does not have the logo, or is not known to have it. */
export type NotSent = Exclude<WriteOutcome<unknown>, { status: 'saved' }>;

/**
 * Sends a picture as the brand's logo. After a lost answer another address than before is the new logo's. An earlier
 * one may have arrived since the list was read.
 */
export const sendLogo =
  (
    brand: Brand,
    logo: Blob,
    on: UploadOptions,
    onSearch: () => void,
  ): Thunk<Promise<NotSent | null>> =>
  async (dispatch, _getState, { http, config }) => {
    const read = () => brandsNow({ http, config }, brand.id, brand.name);
    const before = await read();
    if (!before.ok) return { status: 'not-saved', failure: before.failure };
    const was = withId(before.value ?? [], brand.id) ?? brand;
    const isNew = ({ id, logo: now }: Brand) => isSameId(id, brand.id) && now !== was.logo;
    const outcome = await confirmWrite(
      () => uploadLogo(http, config, brand.id, logo, on),
      read,
      (brands) => (brands ? (brands.find(isNew) ?? false) : null),
      { http, onSearch },
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(brandList.refetch());
    return null;
  };
