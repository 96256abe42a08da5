import { useRef, useState } from 'react';
import type { WebhookEndpoint } from '@shared/contract/webhookDashboard';
import type { Saved } from '@shared/forms/recordEdits';
import { fieldsOf, type EndpointDraft, type NotSaved } from '../model/endpoint';
import { saveEndpoint } from '../state/endpointThunks';
import { useAppDispatch } from '../state/slice';

interface Ended {
  endpoint: WebhookEndpoint;
  /** Whether it was to be active. */
  to: boolean;
  /** What was sent, or why it is not so. */
  end: Saved<EndpointDraft> | NotSaved;
}

/** Pauses and resumes endpoints, each once however often it is asked for. */
export function useActivity() {
  const dispatch = useAppDispatch();
  const underWay = useRef(new Set<string>());
  const [ended, setEnded] = useState<Ended | null>(null);
  const [isSearching, setIsSearching] = useState(false);

  return {
    ended,
    isSearching,
    dismiss: () => setEnded(null),
    run: async (endpoint: WebhookEndpoint, to: boolean) => {
      const key = String(endpoint.id);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      setEnded(null);
      const draft = { id: endpoint.id, base: fieldsOf(endpoint), edits: { isActive: to } };
      const end = await dispatch(saveEndpoint(draft, () => setIsSearching(true)));
      underWay.current.delete(key);
      setIsSearching(false);
      setEnded({ endpoint, to, end });
    },
  };
}
