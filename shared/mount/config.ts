import * as v from 'valibot';
import type { CallPaths } from '../urls/callUrl';
import { isOwnUrl } from '../urls/guard';

export const ownAddressWords = 'an http or https address of this site';

/** An address that the page supplies. Calls go to the page's own origin only. */
export const ownAddress = v.pipe(v.string(), v.check(isOwnUrl, ownAddressWords));

/** A server's id: Django has numbers, some models have text. */
export const id = () => v.union([v.number(), v.string()]);

/** What every widget may be told about addresses. A widget with addresses of its own spreads it into its `urls`. */
export const commonUrls = {
  /** The sign-in page, for a session that has ended. */
  login: v.optional(ownAddress),
  /** Where the site is mounted ("/b2b", "/en"): goes before the path of every call that has one of its own. */
  base: v.optional(ownAddress),
};

/** Parts of a path that the config itself knows: a site that knows them by its session may leave them out. */
const knownToConfig = ['slug', 'token', 'vendorId', 'orderId'];

/** The names of the `{parts}` of an address. */
export const partsOf = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** Checks an address that replaces `path`: it must be of this site, with the parts that the call fills. */
function inPlaceOf(path: string) {
  const parts = partsOf(path);
  const needed = parts.filter((name) => !knownToConfig.includes(name));
  const fits = (url: string) => {
    const given = partsOf(url);
    return (
      isOwnUrl(url) &&
      given.every((name) => parts.includes(name)) &&
      needed.every((name) => given.includes(name))
    );
  };
  return v.optional(
    v.pipe(v.string(), v.check(fits, `an address of this site in place of ${path}`)),
  );
}

/**
 * Lets a config give single calls another address, by their id: `urls: { calls: { S9: '/b2b/{slug}/cart/' } }`.
 * `paths` are the widget's calls; an id that is not among them, and a `{part}` that the call cannot fill, is refused.
 */
export const callAddresses = (paths: CallPaths) =>
  v.optional(
    v.strictObject(
      Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, inPlaceOf(path)])),
    ),
  );

/** The keys that every widget's config may have. A widget's own schema spreads them and adds its own. */
export const commonConfig = {
  /** Addresses; a widget's own schema says which it needs. */
  urls: v.optional(v.object(commonUrls)),
  /** The vendor whose data the screen shows, where its calls name one by id. */
  vendorId: v.optional(id()),
  /** The same by the vendor's name in addresses. */
  slug: v.optional(v.string()),
  /** Permissions of the user by name, as Django names them. */
  perms: v.optional(v.record(v.string(), v.boolean())),
  /** Who is signed in. Needed for keeping drafts and for mending a refused CSRF token. */
  user: v.optional(
    v.object({
      /** `request.user.pk` */
      id: id(),
      role: v.picklist(['vendor', 'dispensary', 'staff', 'superuser']),
    }),
  ),
  /** The page's CSRF token, and the names of cookie and header where the project changed them. */
  csrf: v.optional(
    v.object({
      /** `get_token(request)` */
      token: v.optional(v.string()),
      /** `CSRF_COOKIE_NAME`, where it is not `csrftoken`. */
      cookieName: v.optional(v.string()),
      /** The header that `CSRF_HEADER_NAME` stands for, where it is not `X-CSRFToken`. */
      headerName: v.optional(v.string()),
    }),
  ),
  /** `hidden` for a page that has the title itself: it is there for screen readers alone then. */
  heading: v.optional(v.picklist(['show', 'hidden'])),
  /** The level of the title among the headings of the page; 2 when it is left out. */
  headingLevel: v.optional(v.picklist([1, 2, 3])),
  /** A BCP 47 tag; the page's `lang` when it is left out. */
  locale: v.optional(v.string()),
  /** The site's time zone as IANA names it ("America/Denver"), in which its days are counted; the reader's when left out. */
  timeZone: v.optional(v.string()),
  /** An ISO 4217 code. */
  currency: v.optional(v.string(), 'USD'),
  /** Seconds after which a call without an answer is given up. */
  timeout: v.optional(v.pipe(v.number(), v.minValue(1))),
};

export type CommonConfig = v.InferOutput<v.ObjectSchema<typeof commonConfig, undefined>>;
