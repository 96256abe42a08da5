import type { Extras } from '../../test/engines/widget';

const dispensaryDashboard: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: 'Download CSV' }).first().click(),
    name: 'spend-by-day.csv',
    holds: /\d/,
  },
};

export default dispensaryDashboard;
