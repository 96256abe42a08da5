import type { Drafts } from './recordDrafts';

/** What is typed over the records of a list, with the steps back and forward. */
export interface DraftSteps<Fields> {
  drafts: Drafts<Fields>;
  /** What the drafts were before each step, the latest one last, and after each that was undone. */
  past: readonly Drafts<Fields>[];
  future: readonly Drafts<Fields>[];
  /** What the latest step is about: typing on in one field is one step. */
  step: string;
}

/** A person who goes back further than this has other ways. */
const longestUndo = 50;

/** A change by the person, which can be undone. Where `step` is that of the change before, both are one step. */
export function stepped<Fields, State extends DraftSteps<Fields>>(
  state: State & DraftSteps<Fields>,
  drafts: Drafts<Fields>,
  step = '',
): State {
  if (drafts === state.drafts) return state;
  const isOn = step !== '' && step === state.step;
  const past = isOn ? state.past : [...state.past, state.drafts].slice(-longestUndo);
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
