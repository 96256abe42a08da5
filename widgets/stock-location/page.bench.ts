import { recordBench } from '../../shared/forms/recordBench.testkit';
import type { BenchedScreen } from '../../test/bench/benchedScreen';

/** 6 locations, and 506. */
const stockLocation: BenchedScreen = {
  widget: 'stock-location',
  small: '/stock-location/?as=vendor',
  huge: '/stock-location/?as=vendor&scenario=huge',
  ...recordBench({
    opens: 'button[aria-label="Edit Main vault"]',
    textOf: (round) => `${String(round)} Mission St`,
  }),
};

export default stockLocation;
