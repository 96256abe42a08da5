import { leaveNotice, takeNotice } from './notices';

interface Saved {
  location: string;
}

const isSaved = (notice: unknown): notice is Saved =>
  typeof notice === 'object' &&
  notice !== null &&
  'location' in notice &&
  typeof notice.location === 'string';

const take = (widget = 'notification-preferences') => takeNotice(widget, isSaved);
const leave = (notice: unknown) => leaveNotice('notification-preferences', notice);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 1, 14, 2), doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

it('gives a notice once', () => {
  leave({ location: 'North' });
  expect(take()).toEqual({ location: 'North' });
  expect(take()).toBeNull();
});

it('gives the latest of two notices', () => {
  leave({ location: 'North' });
  leave({ location: 'South' });
  expect(take()).toEqual({ location: 'South' });
});

it('keeps a notice for its own widget', () => {
  leave({ location: 'North' });
  expect(take('cart')).toBeNull();
  expect(take()).toEqual({ location: 'North' });
});

it.each([
  [120_000, { location: 'North' }],
  [120_001, null],
])('%d milliseconds later gives %j', (age, notice) => {
  leave({ location: 'North' });
  jest.setSystemTime(Date.now() + age);
  expect(take()).toEqual(notice);
});

it.each([
  'rubbish',
  'null',
  '7',
  '{}',
  '{"notice": {"location": "North"}}',
  '{"at": 1772373720000}',
])('gives nothing, and drops it, when the storage holds %s', (rubbish) => {
  sessionStorage.setItem('ww:notice:v1:notification-preferences', rubbish);
  expect(take()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('gives nothing, and drops it, when the notice is of another kind', () => {
  leave({ text: 'Saved' });
  expect(take()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('is silent where storage is blocked', () => {
  const allowed = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  });
  expect(() => leave({ location: 'North' })).not.toThrow();
  expect(take()).toBeNull();
  if (allowed) Object.defineProperty(window, 'sessionStorage', allowed);
});
