import { createEvents, type WidgetEventMap } from '../events';
import { navigate } from './navigate';

// jsdom follows fragments only, which is enough to see whether the browser was sent off.
const heard: WidgetEventMap['ww:navigate'][] = [];
let isTakenOver = false;

const listen = (event: Event) => {
  heard.push((event as CustomEvent<WidgetEventMap['ww:navigate']>).detail);
  if (isTakenOver) event.preventDefault();
};

beforeEach(() => {
  isTakenOver = false;
  heard.length = 0;
  document.addEventListener('ww:navigate', listen);
});

afterEach(() => {
  document.removeEventListener('ww:navigate', listen);
  location.hash = '';
});

const go = (url: string) =>
  navigate(createEvents(document.body, new AbortController().signal), 'cart', url);

it('tells the page the absolute address and goes there', () => {
  expect(go('#saved')).toBe(true);
  expect(heard).toEqual([{ widget: 'cart', url: 'http://shop.test/#saved' }]);
  expect(location.hash).toBe('#saved');
});

it('stays when the page takes the navigation over', () => {
  isTakenOver = true;
  expect(go('#saved')).toBe(false);
  expect(heard).toHaveLength(1);
  expect(location.hash).toBe('');
});

it.each(['http://evil.test/', '//evil.test/', 'javascript:location.hash="run"', ''])(
  'neither goes to %j nor tells the page of it',
  (url) => {
    expect(go(url)).toBe(false);
    expect(heard).toEqual([]);
    expect(location.hash).toBe('');
  },
);
