import { callUrl } from '@shared/urls/callUrl';
import type { Http, Query } from '@shared/http/http';
import { menuCalls, type PublicStorefrontConfig } from './config';

/** S26: one page of a public menu, how many products fit in all, and what the filters offer. */
export const getMenu = (http: Http, config: PublicStorefrontConfig, query: Query) =>
  http.get<unknown>(callUrl(config, menuCalls, 'S26', { slug: config.slug }), { query });
