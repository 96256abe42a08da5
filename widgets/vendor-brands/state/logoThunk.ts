import type { Brand } from '@shared/contract/vendorBrands';
import { confirmWrite, type WriteOutcome } from '@shared/http/confirmWrite';
import type { UploadOptions } from '@shared/http/http';
import { isSameId } from '@shared/answers/id';
import { uploadLogo } from '../api';
import { brandsNow } from './brandRecord';
import { brandList, type Thunk } from './brands';

/** Why the brand does not have the logo, or is not known to have it. */
export type NotSent = Exclude<WriteOutcome<unknown>, { status: 'saved' }>;

/** Sends a picture as the brand's logo. After a lost answer another address than before is the new logo's. */
export const sendLogo =
  (
    brand: Brand,
    logo: Blob,
    on: UploadOptions,
    onSearch: () => void,
  ): Thunk<Promise<NotSent | null>> =>
  async (dispatch, _getState, { http, config }) => {
    const isNew = ({ id, logo: now }: Brand) => isSameId(id, brand.id) && now !== brand.logo;
    const outcome = await confirmWrite(
      () => uploadLogo(http, config, brand.id, logo, on),
      () => brandsNow({ http, config }, brand.id, brand.name),
      (brands) => (brands ? (brands.find(isNew) ?? false) : null),
      { http, onSearch },
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(brandList.refetch());
    return null;
  };
