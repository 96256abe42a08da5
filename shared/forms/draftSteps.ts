import type { Drafts } from './listedDraft';

/** What is typed over the records of a list, with the steps back and forward. */
export interface DraftSteps<Fields> {
  drafts: Drafts<Fields>;
  /** What the drafts were before each step, the latest one last, and after each that was undone. */
  past: readonly Drafts<Fields>[];
  future: readonly Drafts<Fields>[];
  /** What the latest step is about: typing on in one field is one step. */
  step: string;
}

/** So many drafts are held by all steps together: 50 steps over ten thousand rows, and a day of single cells. */
const draftsHeld = 500_000;

/** The latest of the steps, as many as can be held. */
function heldSteps<Fields>(steps: readonly Drafts<Fields>[]): readonly Drafts<Fields>[] {
  let [first, held] = [steps.length, 0];
  while (first > 0 && held <= draftsHeld) {
    first -= 1;
    held += steps[first]?.size ?? 0;
  }
  return held > draftsHeld ? steps.slice(first + 1) : steps;
}

/** A change by the person, which can be undone. Where `step` is that of the change before, both are one step. */
export function stepped<Fields, State extends DraftSteps<Fields>>(
  state: State & DraftSteps<Fields>,
  drafts: Drafts<Fields>,
  step = '',
): State {
  if (drafts === state.drafts) return state;
  const isOn = step !== '' && step === state.step;
  const past = isOn ? state.past : heldSteps([...state.past, state.drafts]);
  return { ...state, drafts, past, future: [], step };
}

/** A change by the server: no step leads back over it. */
export const forgetting = <Fields, State extends DraftSteps<Fields>>(
  state: State & DraftSteps<Fields>,
  drafts: Drafts<Fields>,
): State =>
  drafts === state.drafts ? state : { ...state, drafts, past: [], future: [], step: '' };

export function undone<Fields, State extends DraftSteps<Fields>>(
  state: State & DraftSteps<Fields>,
): State {
  const drafts = state.past.at(-1);
  if (!drafts) return state;
  const { past, future } = state;
  return { ...state, drafts, past: past.slice(0, -1), future: [...future, state.drafts], step: '' };
}

export function redone<Fields, State extends DraftSteps<Fields>>(
  state: State & DraftSteps<Fields>,
): State {
  const drafts = state.future.at(-1);
  if (!drafts) return state;
  const { past, future } = state;
  return { ...state, drafts, past: [...past, state.drafts], future: future.slice(0, -1), step: '' };
}
