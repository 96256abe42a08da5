import type { Action } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import { createReducer } from '@shared/store/createReducer';
import type { ResourceState } from '@shared/store/createResource';
import { widgetHooks } from '@shared/store/hooks';
import type { WebhookDashboardConfig } from '../config';
import { webhooks, type WebhookExtra } from './requests';
import type { WebhookServices } from './services';

export interface WebhookState {
  webhooks: ResourceState<WebhooksAnswer>;
}

export type Thunk<T> = ThunkAction<T, WebhookState, WebhookExtra, Action>;

export const webhookDashboardReducer = createReducer<WebhookState>(
  { webhooks: webhooks.initial },
  (on) => {
    webhooks.reduce(on, 'webhooks');
  },
);

export const { useAppSelector, useAppDispatch } = widgetHooks<
  WebhookState,
  WebhookDashboardConfig,
  WebhookServices
>();
