import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getPage } from '../api';
import type { BrandPageConfig } from '../config';
import { readPage } from '../model/answers';
import type { BrandPageServices } from './services';

export type BrandPageExtra = Extra<BrandPageConfig, BrandPageServices>;

export const savedPage = createResource(
  'brandPage/page',
  (_: undefined, { http, config }: BrandPageExtra) => mapResult(getPage(http, config), readPage),
);
