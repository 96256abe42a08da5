import { useRef, useState, type MouseEvent } from 'react';
import type { WebhookDelivery, WebhookEndpoint } from '@shared/contract/webhookDashboard';
import type { Failure } from '@shared/http/failure';
import { sendDelivery } from '../state/deliveryThunks';
import { useAppDispatch } from '../state/slice';

export type What = { event: string } | { deliveryId: WebhookDelivery['id'] };

type State =
  | { status: 'idle' }
  | { status: 'sending' | 'searching' | 'sent'; what: What }
  | { status: 'not-sent' | 'unknown'; what: What; failure: Failure };

/** Sends one thing at a time, once however often it is pressed. `onSent` is told when something was. */
export function useSending(endpointId: WebhookEndpoint['id'], onSent: () => void) {
  const dispatch = useAppDispatch();
  const isBusy = useRef(false);
  const [state, setState] = useState<State>({ status: 'idle' });
  return {
    state,
    isBusy: state.status === 'sending' || state.status === 'searching',
    dismiss: () => setState((now) => (now.status === 'sent' ? { status: 'idle' } : now)),
    send: async (what: What) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState({ status: 'sending', what });
      const search = () => setState({ status: 'searching', what });
      const outcome = await dispatch(sendDelivery(endpointId, what, search));
      isBusy.current = false;
      if (outcome.status === 'saved') {
        setState({ status: 'sent', what });
        onSent();
        return;
      }
      const status = outcome.status === 'unknown' ? 'unknown' : 'not-sent';
      setState({ status, what, failure: outcome.failure });
    },
  };
}

/** The second click of a double one: an answer may have come between the two. */
export const isDouble = ({ detail }: MouseEvent): boolean => detail > 1;

export type Sending = ReturnType<typeof useSending>;
