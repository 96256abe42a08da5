import { widgetNames } from '../../shared/build/widgets';
import type { BrowserScreen } from '../browser/screen';
import type { FaultyScreen } from '../faults/screen';

/** A widget by what its folder says of its page: `page.ts` and `page.faults.ts`. */
export interface Widget {
  name: string;
  screen: BrowserScreen;
  faulty: FaultyScreen;
}

const load = async <Part>(name: string, file: string): Promise<Part> =>
  ((await import(`../../widgets/${name}/${file}.ts`)) as { default: Part }).default;

/** Every widget, by folder. One without these files stops all tests that read this. */
export const widgets: readonly Widget[] = await Promise.all(
  widgetNames().map(async (name) => ({
    name,
    screen: await load<BrowserScreen>(name, 'page'),
    faulty: await load<FaultyScreen>(name, 'page.faults'),
  })),
);
