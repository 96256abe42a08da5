import { tabNames } from '../config';

export { tabNames };

export type TabName = (typeof tabNames)[number];

/** The data sets by the specification's names. */
export const dataSetNames = [
  'quickbooksOnlineLTCustomers',
  'quickbooksOnlineProducts',
  'quickbooksOnlineItems',
  'quickbooksOnlineSalesformCustomFields',
  'quickbooksOnlineQBOCustomers',
] as const;

export type DataSetName = (typeof dataSetNames)[number];

interface MappingSet {
  /** What is linked, and what it is linked to. */
  ours: DataSetName;
  theirs: DataSetName;
  /** One of theirs stands for one of ours. What of an order fills a field may fill another one too. */
  isExclusive: boolean;
}

export const mappingSets: Readonly<Record<TabName, MappingSet>> = {
  'custom-fields': {
    ours: 'quickbooksOnlineSalesformCustomFields',
    theirs: 'quickbooksOnlineSalesformCustomFields',
    isExclusive: false,
  },
  customers: {
    ours: 'quickbooksOnlineLTCustomers',
    theirs: 'quickbooksOnlineQBOCustomers',
    isExclusive: true,
  },
  products: {
    ours: 'quickbooksOnlineProducts',
    theirs: 'quickbooksOnlineItems',
    isExclusive: true,
  },
};

export const isTabName = (text: string | undefined): text is TabName =>
  (tabNames as readonly (string | undefined)[]).includes(text);
