import { widgetNames } from '../../shared/build/widgets';
import type { FaultyScreen } from './screen';

/** The driver of every widget. One without its file in `widgets/` stops all tests of faults. */
export const screens: readonly FaultyScreen[] = await Promise.all(
  widgetNames().map(async (name) => {
    const { default: driver } = (await import(`./widgets/${name}.ts`)) as {
      default: FaultyScreen;
    };
    return driver;
  }),
);
