import type { Page } from '@playwright/test';
import type { DashboardModule } from '../../shared/contract/dispensaryDashboard';
import { openStrictly, type BrowserScreen, type Visit } from '../../test/browser/screen';
import { expect, type Backend, type Fault } from '../../test/browser/test';
import { button } from '../../test/support/steps';

const home = '/dashboard/customer/5/dashboard/';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

const goTo = ({ open }: Visit, scenario = 'default') =>
  open('/dispensary-dashboard/', { as: 'dispensary', scenario });

const open = async (visit: Visit, scenario?: string) => {
  await goTo(visit, scenario);
  await expect(visit.page.getByRole('list', { name: 'Open orders' })).toBeVisible();
};

/** The modules as the server has them. */
export const stored = async (backend: Pick<Backend, 'state'>) =>
  (await backend.state<{ dispensaryDashboard: { modules: DashboardModule[] } }>())
    .dispensaryDashboard.modules;

/** These parts answer with a fault. */
const fail = async ({ backend }: Visit, fault: Fault['fault'], ...parts: string[]) => {
  for (const part of parts) await backend.arm({ method: 'GET', path: `${home}${part}/`, fault });
};

const edit = async (visit: Visit) => {
  await open(visit);
  await button(visit.page, 'Customize').click();
  await box(visit.page, 'Notices').uncheck();
};

const save = ({ page }: Visit) => button(page, 'Save layout').click();

const saveInto = async (visit: Visit, fault: Fault['fault']) => {
  await edit(visit);
  await visit.backend.arm({ method: 'POST', path: `${home}configuration/`, fault });
  await save(visit);
};

const dispensaryDashboard: BrowserScreen = {
  name: 'dispensary-dashboard',
  shown: 'WW-2118',
  task: async ({ page, keys, backend }) => {
    await openStrictly(page, '/dispensary-dashboard/', 'dispensary');
    await keys.use(button(page, 'Customize'));
    const handle = button(page, 'Move Spend over time: drag, or press the arrow keys');
    await expect(handle).toBeVisible();
    await keys.to(handle);
    await keys.press('ArrowUp');
    await expect(handle).toBeFocused();
    await keys.use(button(page, 'Save layout'));
    await expect(page.getByText('Saved the layout.')).toBeVisible();
    expect((await stored(backend))[1]?.id).toBe('spend');
  },
  kinds: {
    loading: {
      'the first time': async (visit) => {
        await fail(visit, 'hang', 'configuration');
        await goTo(visit);
        await expect(visit.page.getByText('Loading the dashboard…')).toBeAttached();
      },
      'one module': async (visit) => {
        await fail(visit, 'hang', 'spend');
        await open(visit);
        await expect(visit.page.getByText('Loading: Spend over time…')).toBeAttached();
      },
    },
    empty: {
      'nothing ordered yet': async (visit) => {
        await goTo(visit, 'empty');
        await expect(visit.page.getByText('You have no open orders.')).toBeVisible();
      },
      'no module shown': async (visit) => {
        await edit(visit);
        for (const each of await visit.page.getByRole('checkbox').all()) await each.uncheck();
        await save(visit);
        await expect(visit.page.getByText('No module is shown.')).toBeVisible();
      },
    },
    error: {
      'first load failed': async (visit) => {
        await fail(visit, 'forbidden-403', 'configuration');
        await goTo(visit);
        await expect(button(visit.page, 'Retry')).toBeVisible();
      },
      'modules failed': async (visit) => {
        await fail(visit, 'forbidden-403', 'spend', 'notices');
        await open(visit);
        await expect(button(visit.page, 'Retry')).toHaveCount(2);
      },
      'a save failed': async (visit) => {
        await saveInto(visit, 'status-500');
        await expect(visit.page.getByRole('alert')).toBeVisible();
      },
    },
    filled: {
      'as it is': open,
      'a table instead of the chart': async (visit) => {
        await open(visit);
        await button(visit.page, 'Show as table').click();
        await expect(visit.page.getByRole('table', { name: 'Spend by day' })).toBeVisible();
      },
      saved: async (visit) => {
        await edit(visit);
        await save(visit);
        await expect(visit.page.getByText('Saved the layout.')).toBeVisible();
      },
      'very many': (visit) => open(visit, 'huge'),
      'names that break screens': (visit) => open(visit, 'hostile'),
    },
    modal: { customize: edit },
    'field errors': { never: 'It has no fields that can be wrong.' },
    'session ended': {
      'while it saves': async (visit) => {
        await saveInto(visit, 'login-redirect');
        await expect(visit.page.getByRole('link', { name: /^Sign in/ })).toBeVisible();
      },
    },
    'read-only': { 'a user who may only look': (visit) => open(visit, 'read-only') },
  },
};

export default dispensaryDashboard;
