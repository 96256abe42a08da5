import { useRef, useState } from 'react';
import type { WebhookEndpoint, WebhookFields } from '@shared/contract/webhookDashboard';
import { saveRecord, type RecordEnd } from '@shared/forms/saveRecord';
import { endpointRecord } from '../state/endpointRecord';
import { useAppDispatch } from '../state/slice';

interface Ended {
  endpoint: WebhookEndpoint;
  /** Whether it was to be active. */
  to: boolean;
  /** What was sent, or why it is not so. */
  end: RecordEnd<WebhookFields>;
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
      const base = endpointRecord.fieldsOf(endpoint);
      const draft = { id: endpoint.id, base, edits: { isActive: to } };
      const onSearch = () => setIsSearching(true);
      const end = await dispatch(saveRecord(endpointRecord, draft, { onSearch }));
      underWay.current.delete(key);
      setIsSearching(false);
      setEnded({ endpoint, to, end });
    },
  };
}
