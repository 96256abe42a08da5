import type { Tell, Visit } from '../doctor/doctor';
import { say } from './report';

/**
 * Has the wiring doctor look at a host that asks for it by `data-debug`. Nothing of it is loaded
 * otherwise. Resolves to what has to be told of each call; never rejects.
 */
export const consultDoctor = (visit: Visit): Promise<Tell | undefined> | undefined =>
  visit.host.dataset.debug === undefined
    ? undefined
    : import('../doctor/doctor')
        .then(({ examine }) => examine(visit))
        .catch((error: unknown) => say(visit.widget, visit.host, error));
