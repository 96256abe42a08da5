import { createReducer } from './createReducer';

it('answers the same state for an action it does not know', () => {
  const reducer = createReducer({ count: 0 }, () => undefined);
  const state = reducer(undefined, { type: 'start' });
  expect(reducer(state, { type: 'other' })).toBe(state);
});
