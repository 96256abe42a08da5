import { describeScreen } from '../../test/support/describeScreen';
import { field, link, paths, poppy, save } from './page.testkit';

describeScreen('accounting-integration', {
  as: 'vendor',
  shown: poppy,
  load: { method: 'GET', path: paths.customers, fails: 'Your customers could not be loaded.' },
  empty: 'You have no customers yet.',
  hostile: "=cmd|' /C calc'!A0",
  readOnly: { without: /Save|Unlink|Disconnect|Reset|Upload/ },
  write: {
    method: 'POST',
    path: paths.saveCustomers,
    edit: (opened) => link(opened, poppy, 'payroll'),
    send: save,
    saved: 'Saved 1 change.',
    notSaved: /Nothing was saved\./,
    isTyped: async () => expect(await field(poppy)).toHaveValue('Payroll (do not use)'),
  },
});
