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

/** Whether an address, as the parser wrote it, is on the page's own http or https origin. */
function isOnSite(href: string): boolean {
  const { origin } = location;
  // A page from a file has an origin too. Credentials would stand before the host.
  return origin.startsWith('http') && href.startsWith(`${origin}/`);
}

/**
 * The one guard for addresses that are called or gone to. Returns the absolute address when `url` is
 * http or https, on the page's own origin and without credentials; null for everything else, whatever
 * its type. `base` is what a relative `url` is read against.
 *
 * Use the whole answer: its path alone may start with two slashes and would then name another host.
 */
export const ownUrl = (url: unknown, base?: string): string | null => {
  const href = readUrl(url, base)?.href ?? '';
  return isOnSite(href) ? href : null;
};

/** A path from the root that the parser takes for one: on the origin of what it is read against. */
const isPlainPath = (url: string) =>
  url.startsWith('/') &&
  url[1] !== '/' &&
  Array.from(url).every((char) => char > ' ' && char !== '\\');

/**
 * Whether `ownUrl` answers `url`. A start asks it of every address in the config, and nearly all are plain paths: the
 * parser and a regular expression that runs for the first time would take 75 microseconds for each.
 */
export const isOwnUrl = (url: string): boolean =>
  (isPlainPath(url) && isOnSite(document.baseURI)) || ownUrl(url) !== null;

/**
 * The guard for `href` and `src` attributes, which may lead to other sites: Preact, unlike React, runs
 * `javascript:` links. Returns the absolute http or https address, or null.
 */
export const linkUrl = (url: unknown): string | null => {
  const read = readUrl(url);
  const isWeb = read?.protocol === 'https:' || read?.protocol === 'http:';
  return isWeb && !read.username && !read.password ? read.href : null;
};
