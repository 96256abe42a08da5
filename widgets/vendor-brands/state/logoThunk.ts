import type { Brand } from '@shared/contract/vendorBrands';
import { confirmWrite } from '@shared/http/confirmWrite';
import type { UploadOptions } from '@shared/http/http';
import { asResult } from '@shared/store/asResult';
import { uploadLogo } from '../api';
import type { NotSaved } from '../model/fields';
import { brandNow } from './readBrand';
import type { Thunk } from './slice';
import { refreshBrands } from './thunks';

/** Sends a picture as the brand's logo. After a lost answer another address than before is the new logo's. */
export const sendLogo =
  (
    brand: Brand,
    logo: Blob,
    on: UploadOptions,
    onSearch: () => void,
  ): Thunk<Promise<NotSaved | null>> =>
  async (dispatch, _getState, { http, config }) => {
    const outcome = await confirmWrite(
      () => asResult(uploadLogo(http, config, brand.id, logo, on)),
      () => brandNow({ http, config }, brand),
      (now) => now && (now.logo !== brand.logo ? now : false),
      { http, onSearch },
    );
    if (outcome.status !== 'saved') return outcome;
    await dispatch(refreshBrands());
    return null;
  };
