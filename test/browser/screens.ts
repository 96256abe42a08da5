import { widgetNames } from '../../shared/build/widgets';
import type { BrowserScreen } from './screen';

/** Every widget as the tests in a browser know it. One without its file in `screens/` stops all of them. */
export const screens: readonly BrowserScreen[] = await Promise.all(
  widgetNames().map(async (name) => {
    const { default: screen } = (await import(`./screens/${name}.ts`)) as {
      default: BrowserScreen;
    };
    return screen;
  }),
);
