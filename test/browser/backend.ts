import type { FaultName } from '../../fixtures/backend/faults';
import type { LogEntry } from '../../fixtures/backend/log';

/** `path` may hold `:name` parts; `delay` is in milliseconds and belongs to `slow`. */
export interface Fault {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  fault: FaultName;
  times?: number;
  delay?: number;
  /** Calls that are let pass before. */
  after?: number;
}

/** The fixture server as this test's browser session sees it: a world of its own. */
export interface Backend {
  /** The server's truth, by domain. */
  state<State>(): Promise<State>;
  /** Every request of the session so far but those to `/__fixtures/`. */
  log(): Promise<LogEntry[]>;
  /** Makes the next requests to a path go wrong. What the browser then complains about is expected. */
  arm(fault: Fault): Promise<void>;
  /** Resolves once `count` calls wait for answers that the fault `held` holds. */
  isHeld(count?: number): Promise<void>;
  /** Lets every answer go that is held, and holds no other. */
  release(): Promise<void>;
  /** From now on nothing goes wrong. */
  disarm(): Promise<void>;
  /** Back to the seed of a scenario, without faults and with an empty log. */
  reset(scenario?: string): Promise<void>;
}

/** Calls a path below `/__fixtures/` in the session of a test, and resolves to the JSON that is answered. */
type Call = (path: string, method: string, data?: object) => Promise<unknown>;

export function backendOf(call: Call): Backend {
  const does = async (...given: Parameters<Call>) => {
    await call(...given);
  };
  return {
    state: async <State>() => (await call('state', 'GET')) as State,
    log: async () => (await call('log', 'GET')) as LogEntry[],
    arm: (fault) => does('faults', 'POST', fault),
    isHeld: (count = 1) => does(`held?count=${String(count)}`, 'GET'),
    release: () => does('held', 'DELETE'),
    disarm: () => does('faults', 'DELETE'),
    reset: (scenario = 'default') => does('reset', 'POST', { scenario }),
  };
}
