import type { Extras } from '../widget';

const vendorDashboard: Extras = {
  download: {
    ask: (page) => page.getByRole('button', { name: 'Download CSV' }).first().click(),
    name: 'sales-by-day.csv',
    holds: /\d/,
  },
};

export default vendorDashboard;
