import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import type { WebhookDashboardConfig } from '../config';
import type { Task } from './task';

/** What each card of the screen is given. */
export interface CardProps {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  /** Null where nothing can be changed. */
  onTask: ((task: Task) => void) | null;
  /** Null where the server does not tell what was sent. */
  onShowDeliveries: ((task: Task) => void) | null;
}
