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
  // A start asks this of every address in the config: asking for its parts costs more than reading it.
  const href = readUrl(url, base)?.href ?? '';
  const own = `${location.origin}/`;
  // Credentials would stand before the host. A page from a file has an origin too.
  return own.startsWith('http') && href.startsWith(own) ? href : null;
};

/**
 * The guard for `href` and `src` attributes, which may lead to other sites: Preact, unlike React, runs
 * `javascript:` links. Answers the absolute http or https address, or null.
 */
export const linkUrl = (url: unknown): string | null => {
  const read = readUrl(url);
  const isWeb = read?.protocol === 'https:' || read?.protocol === 'http:';
  return isWeb && !read.username && !read.password ? read.href : null;
};
