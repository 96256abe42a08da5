import type { WebhooksAnswer } from '@shared/contract/webhookDashboard';
import type { WebhookDashboardConfig } from '../config';
import { EndpointEditing } from './EndpointEditing';
import { EndpointTasks } from './EndpointTasks';
import { HeaderEditing } from './HeaderEditing';
import type { Task } from './task';

export interface EditingProps {
  answer: WebhooksAnswer;
  config: WebhookDashboardConfig;
  /** What was asked for and is not taken up yet. */
  task: Task | null;
  onTask: (task: null) => void;
}

/** What changes webhooks, and says how it went. It comes apart from the first load: until all is there nobody needs it. */
export const Editing = (props: EditingProps) => (
  <>
    {props.answer.hasEditPermission && (
      <>
        <EndpointEditing {...props} />
        <HeaderEditing {...props} />
      </>
    )}
    <EndpointTasks {...props} />
  </>
);
