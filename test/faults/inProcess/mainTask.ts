import type { Page } from '@playwright/test';
import { backend } from '../../fixturePage';
import { translatePage } from '../../translator';
import { mainTask } from '../mainTask';
import type { FaultyScreen } from '../screen';
import { stopClock } from './clock';
import { page } from './page';

// Jest opens a driver as a test file of its own, and this before it. The widgets are written for React and ship with
// Preact, so the other tests run under Preact: here each screen shows that it still works under React.

const { testPath = '' } = expect.getState();
const { default: screen } = jest.requireActual<{ default: FaultyScreen }>(testPath);

beforeAll(stopClock);
beforeAll(translatePage);

// As much of Playwright's page as the drivers use.
it(`${screen.name} opens and does its main task`, () =>
  mainTask({ faulty: screen }, { page: page as unknown as Page, backend }));
