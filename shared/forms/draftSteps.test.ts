import { stepped, type DraftSteps } from './draftSteps';
import type { Drafts } from './listedDraft';

type Steps = DraftSteps<object>;

/** As many drafts as that, of which nothing but their number is looked at. */
const draftsOf = (size: number) => ({ size }) as Drafts<object>;

it.each([
  { what: 'every step over a few records', turns: 900, size: 3, held: 900 },
  { what: 'the latest steps over ten thousand records each', turns: 80, size: 10_000, held: 50 },
])('holds $what', ({ turns, size, held }) => {
  let state: Steps = { drafts: draftsOf(size), past: [], future: [], step: '' };
  for (let turn = 0; turn < turns; turn += 1) state = stepped(state, draftsOf(size));
  expect(state.past).toHaveLength(held);
});
