import type { Visit } from './screen';
import { expect, type Fault } from './test';

interface ReadPage {
  /** Of the fixture site: "/user-list/". */
  address: string;
  as: 'vendor' | 'dispensary';
  /** The call without which nothing can be shown. */
  read: { method: 'GET' | 'POST'; path: string };
  /** What is said while it is on its way. */
  loading: string;
}

/** What a screen can be in that shows nothing without one read, and the way to its page. */
export function readStates({ address, as, read, loading }: ReadPage) {
  const goTo = ({ open }: Visit, scenario = 'default') => open(address, { as, scenario });
  const readInto = async (visit: Visit, fault: Fault['fault']) => {
    await visit.backend.arm({ ...read, fault });
    await goTo(visit);
  };
  const signIn = ({ page }: Visit) =>
    expect(page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
  return {
    goTo,
    /** Leads to signing in where the session has ended. */
    signIn,
    states: {
      loading: {
        'the first time': async (visit: Visit) => {
          await readInto(visit, 'hang');
          await expect(visit.page.getByText(loading)).toBeAttached();
        },
      },
      error: {
        'first load failed': async (visit: Visit) => {
          await readInto(visit, 'forbidden-403');
          await expect(visit.page.getByRole('button', { name: 'Retry' })).toBeVisible();
        },
      },
      'session ended': {
        'while it loads': async (visit: Visit) => {
          await readInto(visit, 'login-redirect');
          await signIn(visit);
        },
      },
    },
  };
}
