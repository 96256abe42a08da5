import type { FaultyScreen } from '../../test/faults/screen';

/** The list is read when the page is opened; it changes nothing. */
const sampleList: FaultyScreen = {
  name: 'sample-list',
  address: '/sample-list/?as=vendor',
  calls: {
    SL1: { kind: 'read', shown: (page) => page.getByText('Acapulco Gold') },
  },
};

export default sampleList;
