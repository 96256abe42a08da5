import type { Extras } from '../../test/engines/widget';

const rulesEditor: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: 'Export CSV' }).click(),
    name: 'quantity-rules.csv',
    holds: /minimum/,
  },
};

export default rulesEditor;
