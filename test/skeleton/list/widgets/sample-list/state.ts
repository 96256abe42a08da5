import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { resourceReducer } from '@shared/store/resourceReducer';
import { getItems } from './api';
import type { SampleListConfig } from './config';
import { readItems } from './model/answers';
import type { ItemsQuery } from './model/query';

/** One page of the items. After something in it was changed: `dispatch(itemPage.refetch())`. */
export const itemPage = createResource(
  'sampleList/items',
  (query: ItemsQuery, { http, config }: Extra<SampleListConfig>) =>
    mapResult(getItems(http, config, query), readItems),
);

export const sampleListReducer = resourceReducer({ items: itemPage });

export const { useAppSelector } = widgetHooks<ReturnType<typeof sampleListReducer>>();
