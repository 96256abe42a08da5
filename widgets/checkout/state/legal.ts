import { createRequest } from '../../../shared/store/createRequest';
import { getLegalText } from '../api';
import type { CheckoutExtra } from './requests';

export const readLegalText = createRequest(
  'checkout/readLegalText',
  (url: string, { http }: CheckoutExtra) => getLegalText(http, url),
);
