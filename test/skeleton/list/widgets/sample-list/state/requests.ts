import type { ListQuery } from '@shared/lists/listQuery';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getItems } from '../api';
import type { SampleListConfig } from '../config';
import { readItems } from '../model/answers';

export const items = createResource(
  'sampleList/items',
  async (query: ListQuery, { http, config }: Extra<SampleListConfig>) =>
    readItems(await getItems(http, config, query)),
);
