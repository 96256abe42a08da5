// A backslash counts as a slash before the query, and the parser drops control characters silently.
// No address that a server writes has either.
const disguised = /^[^?#]*\\|[^ -\uffff]/;

const readUrl = (url: unknown, base = document.baseURI): URL | null => {
  if (typeof url !== 'string' || !url.trim() || disguised.test(url)) return null;
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};

/**
 * The one guard for addresses that are called or gone to. Answers the absolute address when `url` is
 * http or https, on the page's own origin and without credentials; null for everything else, whatever
 * its type. `base` is what a relative `url` is read against.
 *
 * Use the whole answer: its path alone may start with two slashes and would then name another host.
 */
export const ownUrl = (url: unknown, base?: string): string | null => {
  const href = readUrl(url, base)?.href ?? '';
  const own = `${location.origin}/`;
  // Credentials would stand before the host. A page from a file has an origin too.
  return own.startsWith('http') && href.startsWith(own) ? href : null;
};

let lastBase = { base: '', isOwn: false };

/** Whether the page's own paths are this site's: its `base` element may say otherwise. */
function isOwnBase(): boolean {
  const base = document.baseURI;
  if (base !== lastBase.base) lastBase = { base, isOwn: ownUrl(base) !== null };
  return lastBase.isOwn;
}

/** A path from the root that the parser takes for one: of such a page's site, whatever follows. */
const isPlainPath = (url: string) =>
  url.startsWith('/') &&
  url[1] !== '/' &&
  Array.from(url).every((char) => char > ' ' && char !== '\\');

/**
 * Whether `ownUrl` answers `url`. A start asks it of every address in the config, and nearly all are plain paths:
 * the parser and a regular expression that runs for the first time would take several times as long for the same.
 */
export const isOwnUrl = (url: string): boolean =>
  (isPlainPath(url) && isOwnBase()) || ownUrl(url) !== null;

/**
 * The guard for `href` and `src` attributes, which may lead to other sites: Preact, unlike React, runs
 * `javascript:` links. Answers the absolute http or https address, or null.
 */
export const linkUrl = (url: unknown): string | null => {
  const read = readUrl(url);
  const isWeb = read?.protocol === 'https:' || read?.protocol === 'http:';
  return isWeb && !read.username && !read.password ? read.href : null;
};
