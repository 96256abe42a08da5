import type { Extras } from '../../test/engines/widget';

const vendorDashboard: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: 'Download CSV' }).first().click(),
    name: 'sales-by-day.csv',
    holds: /\d/,
  },
};

export default vendorDashboard;
