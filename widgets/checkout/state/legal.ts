import { HttpError } from '@shared/http/failure';
import { createRequest } from '@shared/store/createRequest';
import { getLegalText } from '../api';
import type { CheckoutExtra } from './requests';

/** A text of the shop. An answer without one is none; without a title the link's own words stand there. */
export const readLegalText = createRequest(
  'checkout/readLegalText',
  async (url: string, { http }: CheckoutExtra) => {
    const { title, text } = (await getLegalText(http, url)) as { title?: unknown; text?: unknown };
    if (typeof text !== 'string') {
      throw new HttpError({ kind: 'server', status: null, message: '', fields: [] });
    }
    return { title: typeof title === 'string' ? title : '', text };
  },
);
