import { describeScreen } from '../../test/support/describeScreen';
import { gelato, priceOf, productsPath, save, searchFor, type } from './page.testkit';

describeScreen('products', {
  as: 'vendor',
  shown: /^[\d,]+ products$/,
  load: { method: 'GET', path: productsPath, fails: 'The products could not be loaded.' },
  empty: 'You have no products yet.',
  hostile: /\$\{7\*7\}\{\{7\*7\}\}/,
  readOnly: { without: /Edit|Save|Undo/ },
  write: {
    method: 'PATCH',
    path: productsPath,
    edit: async (opened) => {
      await searchFor(opened, 'Gelato');
      await type(opened, `Price a case of ${gelato}`, '450');
    },
    send: save,
    saved: 'Saved 1 product.',
    notSaved: /Nothing was saved\./,
    isTyped: async () => expect(await priceOf(gelato)).toHaveValue('450'),
  },
});
