const allButTheDate: FakeableAPI[] = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
];

/** Sets the clock to a moment for the rest of a test, while timers go on as ever. */
export const setClock = (moment: string): void => {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: allButTheDate });
};

afterEach(() => {
  jest.useRealTimers();
});
