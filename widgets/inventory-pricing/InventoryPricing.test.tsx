import { describeScreen } from '../../test/support/describeScreen';
import { cell, paths, save, type } from './page.testkit';

describeScreen('inventory-pricing', {
  as: 'vendor',
  shown: 'List price',
  load: { method: 'GET', path: paths.prices, fails: 'The prices could not be loaded.' },
  empty: 'You have no variants yet.',
  hostile: /\$\{7\*7\}\{\{7\*7\}\}/,
  readOnly: { without: /Save|Undo|Redo/ },
  write: {
    method: 'POST',
    path: paths.update,
    edit: (opened) => type(opened, 0, 'List price', '450'),
    send: save,
    saved: 'Saved 1 row.',
    notSaved: /Nothing was saved\./,
    isTyped: async () => expect(await cell(0, 'List price')).toHaveTextContent('$450.00'),
  },
});
