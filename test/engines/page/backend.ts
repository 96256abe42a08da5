import type { Backend } from '../../browser/test';
import type { Site } from './site';

const json = { 'Content-Type': 'application/json' };

/** The fixture server as this test's session sees it. */
export function backendOf(site: Site): Backend {
  const call = async (path: string, method = 'GET', data?: object): Promise<unknown> => {
    const answer = await site.fetch(`/__fixtures/${path}`, {
      method,
      ...(data && { body: JSON.stringify(data), headers: json }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const does = async (...[path, method, data]: Parameters<typeof call>) => {
    await call(path, method, data);
  };
  return {
    state: async <State>() => (await call('state')) as State,
    log: async () => (await call('log')) as Awaited<ReturnType<Backend['log']>>,
    arm: (fault) => does('faults', 'POST', fault),
    isHeld: (count = 1) => does(`held?count=${String(count)}`),
    release: () => does('held', 'DELETE'),
    disarm: () => does('faults', 'DELETE'),
    reset: (scenario = 'default') => does('reset', 'POST', { scenario }),
  };
}
