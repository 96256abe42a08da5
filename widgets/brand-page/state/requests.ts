import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPage } from '../api';
import type { BrandPageConfig } from '../config';
import { readPage } from '../model/answers';
import type { BrandPageServices } from './services';

export type BrandPageExtra = Extra<BrandPageConfig, BrandPageServices>;

export const savedPage = createResource(
  'brandPage/page',
  async (_: undefined, { http, config }: BrandPageExtra) => readPage(await getPage(http, config)),
);
