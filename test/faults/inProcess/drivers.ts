import path from 'node:path';
import { widgetNames } from '../../../shared/build/widgets';
import type { FaultyScreen } from '../screen';

/** Stands in for `../drivers` in jest, whose modules cannot wait for others. */
export const screens: readonly FaultyScreen[] = widgetNames().map((name) => {
  const file = path.join(__dirname, '../widgets', `${name}.ts`);
  return jest.requireActual<{ default: FaultyScreen }>(file).default;
});
