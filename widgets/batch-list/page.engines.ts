import type { Extras } from '../../test/engines/widget';

const batchList: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: 'Download template' }).click(),
    name: 'batches.csv',
    holds: /Reference/,
  },
};

export default batchList;
