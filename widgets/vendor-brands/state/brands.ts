import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Brand } from '@shared/contract/vendorBrands';
import { mapResult } from '@shared/http/result';
import { withId } from '@shared/answers/id';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { widgetHooks } from '@shared/store/hooks';
import { valueOf } from '@shared/store/load';
import { resourceReducer } from '@shared/store/resourceReducer';
import { findBrands } from '../api';
import type { VendorBrandsConfig } from '../config';
import { readBrands } from '../model/answers';
import { filtersOf, type BrandsQuery } from '../model/query';

export type BrandsExtra = Extra<VendorBrandsConfig>;

/** The page of the brands that is looked at. */
export const brandList = createResource(
  'vendorBrands/list',
  (query: BrandsQuery, { http, config }: BrandsExtra) =>
    mapResult(findBrands(http, config, filtersOf(query)), readBrands),
);

export const vendorBrandsReducer = resourceReducer({ brands: brandList });

type VendorBrandsState = ReturnType<typeof vendorBrandsReducer>;

export type Thunk<T> = ThunkAction<T, VendorBrandsState, BrandsExtra, Action>;

export const { useAppSelector, useAppDispatch } = widgetHooks<
  VendorBrandsState,
  VendorBrandsConfig
>();

/** Whether a brand is among those that were read last. */
export const isShown =
  (id: Brand['id'] | null): Thunk<boolean> =>
  (_dispatch, getState) =>
    withId(valueOf(getState().brands)?.brands ?? [], id) !== undefined;
