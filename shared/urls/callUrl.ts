import { fillUrl } from './fillUrl';

/** The paths of a widget's calls by their id in the specification: `{ S9: '/shop/{slug}/cart/multi-cart/' }`. */
export type CallPaths = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string | number>>;

/** A config, of which `urls` says where calls go. */
interface Addresses {
  readonly [key: string]: unknown;
  urls?: { base?: string; calls?: Readonly<Record<string, string | undefined>> };
}

/**
 * Where a call goes: its path behind the site's mount point (`urls.base`), or the address that the config gives
 * instead (`urls.calls`, by the call's id, taken whole). The `{name}` parts of either are filled by `values`, else by
 * the config's key of that name. Throws like `fillUrl` when there is neither.
 */
export const callUrl = <Paths extends CallPaths>(
  config: Addresses,
  paths: Paths,
  id: keyof Paths & string,
  values: Values = {},
): string => {
  const { base, calls } = config.urls ?? {};
  const path = calls?.[id] ?? behind(base, paths[id] ?? '');
  return fillUrl(path, { ...(config as Values), ...values });
};

/** A path behind a mount point, which is written with or without a slash at its end. */
export const behind = (base = '', path: string): string =>
  (base.endsWith('/') ? base.slice(0, -1) : base) + path;
