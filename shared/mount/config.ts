import * as v from 'valibot';
import { isOwnUrl } from '../urls';

export const ownAddressWords = 'an http or https address of this site';

/** An address that the page supplies. Calls go to the page's own origin only. */
export const ownAddress = v.pipe(v.string(), v.check(isOwnUrl, ownAddressWords));

/** A server's id: Django has numbers, some models have text. */
export const id = () => v.union([v.number(), v.string()]);

/** The keys that every widget's config may have. A widget's own schema spreads them and adds its own. */
export const commonConfig = {
  /** Further addresses; a widget's own schema says which it needs. */
  urls: v.optional(
    v.object({
      /** The sign-in page, for a session that has ended. */
      login: v.optional(ownAddress),
    }),
  ),
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
  /** A BCP 47 tag; the page's `lang` when it is left out. */
  locale: v.optional(v.string()),
  /** An ISO 4217 code. */
  currency: v.optional(v.string(), 'USD'),
  /** Seconds after which a call without an answer is given up. */
  timeout: v.optional(v.pipe(v.number(), v.minValue(1))),
};

export type CommonConfig = v.InferOutput<v.ObjectSchema<typeof commonConfig, undefined>>;
