import { fillUrl } from './fillUrl';
import { isOwnUrl, linkUrl, ownUrl } from './guard';

// The tests' page is http://shop.test/.
const own: [url: string, href: string][] = [
  ['/cart/', 'http://shop.test/cart/'],
  ['cart/?page=2#line-3', 'http://shop.test/cart/?page=2#line-3'],
  ['?q=a b', 'http://shop.test/?q=a%20b'],
  ['#top', 'http://shop.test/#top'],
  ['http://shop.test/cart/', 'http://shop.test/cart/'],
  ['HTTP://SHOP.TEST:80/cart/', 'http://shop.test/cart/'],
  ['//shop.test/cart/', 'http://shop.test/cart/'],
  ['/search/?next=//evil.test', 'http://shop.test/search/?next=//evil.test'],
  ['/search/?path=a\\b', 'http://shop.test/search/?path=a\\b'],
  ['/go/javascript:alert(1)', 'http://shop.test/go/javascript:alert(1)'],
  ['/größe/😀/', 'http://shop.test/gr%C3%B6%C3%9Fe/%F0%9F%98%80/'],
  // Reads like another host, is a path of this one as long as the address stays absolute.
  ['/.//evil.test/', 'http://shop.test//evil.test/'],
  ['http:evil.test', 'http://shop.test/evil.test'],
  ['http:/evil.test', 'http://shop.test/evil.test'],
];

const otherSites = [
  'http://evil.test/',
  'https://evil.test/',
  'https://shop.test/',
  'http://shop.test:8080/',
  'http://shop.test.evil.test/',
  'http://evil.test/http://shop.test/',
  'http://evil.test#@shop.test/',
  'http://evil.test?@shop.test/',
  'http://ѕhop.test/',
  'http:////evil.test/',
  'https:evil.test',
  '//evil.test/',
  '///evil.test/',
  '////evil.test/',
  ' //evil.test/',
  '//evil.test:80/shop.test',
];

const never: unknown[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\r:alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:http://shop.test/0b2c',
  'filesystem:http://shop.test/temporary/a',
  'view-source:http://shop.test/',
  'about:blank',
  'file:///etc/passwd',
  'ftp://shop.test/',
  'ws://shop.test/',
  'mailto:a@shop.test',
  'http://user@shop.test/',
  'http://user:secret@shop.test/',
  'http://:secret@shop.test/',
  'http://shop.test@evil.test/',
  'http://shop.test:80@evil.test/',
  '//user@shop.test/',
  '\\\\evil.test/',
  '/\\evil.test/',
  '\\/evil.test/',
  'http:\\\\evil.test/',
  'http://shop.test\\@evil.test/',
  '\\\\shop.test/cart/',
  '/\t/evil.test/',
  '/\n/evil.test/',
  '\t//evil.test/',
  '\u0000/cart/',
  '/cart/\r\nX-Header: 1',
  'http://',
  'http://[',
  'http://shop.test:99999/',
  '',
  ' ',
  null,
  undefined,
  7,
  {},
  ['/cart/'],
  { toString: () => '/cart/' },
  new String('/cart/'),
];

afterEach(() => {
  document.head.innerHTML = '';
});

describe('ownUrl', () => {
  it.each(own)('answers the absolute address of %j', (url, href) => {
    expect(ownUrl(url)).toBe(href);
  });

  it.each([...otherSites, ...never])('refuses %j', (url) => {
    expect(ownUrl(url)).toBeNull();
  });

  it('reads relative addresses against the given base, and still refuses another origin', () => {
    expect(ownUrl('lines/', 'http://shop.test/cart/')).toBe('http://shop.test/cart/lines/');
    expect(ownUrl('lines/', 'http://evil.test/cart/')).toBeNull();
  });

  it('refuses a relative address when a base element leads to another origin', () => {
    document.head.innerHTML = '<base href="http://evil.test/">';
    expect(ownUrl('/cart/')).toBeNull();
  });
});

/** Every text of up to `length` of these characters after a slash: where parsers and guards disagree. */
const paths = (length: number): string[] =>
  length === 0
    ? ['/']
    : paths(length - 1).flatMap((path) =>
        ['', '/', '\\', '.', ':', '@', '?', '#', '\t', '\u0001', ' ', '%', 'a'].map(
          (char) => path + char,
        ),
      );

describe('isOwnUrl', () => {
  const texts = [...own.map(([url]) => url), ...otherSites, ...never].filter(
    (url) => typeof url === 'string',
  );

  const odd = ['/\ud800/', '/\u007f/', '/\u00a0', '/\u2028/', '/{id}/', '/[', '/^|"<>`'];

  it.each([
    '',
    'http://evil.test/',
    'http://shop.test.evil.test/',
    'http://user@shop.test/',
    'http://shop.test/deep/',
    'data:text/html,',
    'file:///tmp/',
  ])('says what ownUrl says, with the base element %j', (base) => {
    document.head.innerHTML = base && `<base href="${base}">`;
    for (const url of [...texts, ...odd, ...paths(3)]) {
      expect([url, isOwnUrl(url)]).toEqual([url, ownUrl(url) !== null]);
    }
  });
});

describe('linkUrl', () => {
  it.each(own)('answers the absolute address of %j', (url, href) => {
    expect(linkUrl(url)).toBe(href);
  });

  it.each(otherSites)('lets %j lead to the other site', (url) => {
    expect(linkUrl(url)).toBe(new URL(url, 'http://shop.test/').href);
  });

  it.each(never)('refuses %j', (url) => {
    expect(linkUrl(url)).toBeNull();
  });
});

describe('fillUrl', () => {
  it('fills every part by its name', () => {
    expect(fillUrl('/shop/{slug}/{id}/?of={slug}', { slug: 'north', id: 7 })).toBe(
      '/shop/north/7/?of=north',
    );
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['a?b#c', 'a%3Fb%23c'],
    ['//evil.test', '%2F%2Fevil.test'],
    ['../admin', '..%2Fadmin'],
    ['$& {id}', '%24%26%20%7Bid%7D'],
    ['größe', 'gr%C3%B6%C3%9Fe'],
    ['', ''],
    ['...', '...'],
  ])('keeps the value %j one part of the address', (slug, escaped) => {
    expect(fillUrl('/shop/{slug}/cart/', { slug })).toBe(`/shop/${escaped}/cart/`);
  });

  it.each(['.', '..'])('refuses the value %j', (slug) => {
    expect(() => fillUrl('/shop/{slug}/cart/', { slug })).toThrow('{slug}');
  });

  it.each(['slug', 'constructor', '__proto__'])(
    'refuses a template whose part %s has no value',
    (name) => {
      expect(() => fillUrl(`/shop/{${name}}/cart/`, { id: 7 })).toThrow(`{${name}}`);
    },
  );
});
