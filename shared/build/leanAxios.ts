import { resolve } from 'node:path';
import type { Plugin } from 'rollup';

const leftOut = '\0axios-left-out';

/**
 * What stands in the place of a part: the adapter and the transforms are always given, options are checked by their
 * types, addresses are whole, and what happens to every call stands in `shared/http`, not in interceptors.
 */
const simpler: Readonly<Record<string, string>> = {
  'adapters/adapters': 'export default { getAdapter: (adapter) => adapter };',
  'core/InterceptorManager': 'export default class { forEach() {} }',
  'core/buildFullPath': 'export default (base, url) => url;',
  // One level deep, as every call here gives them.
  'core/mergeConfig':
    'export default (a, b) => ({ ...a, ...b, headers: { ...a.headers, ...b.headers } });',
  // Names of headers are written in one way here, and nothing is made of a body on its way.
  'core/AxiosHeaders': `export default class AxiosHeaders {
  static from(given) { return given instanceof this ? given : new this(given); }
  static concat(...given) { return new this(Object.assign({}, ...given)); }
  constructor(given) { Object.assign(this, given); }
  setContentType(type) { this['Content-Type'] ??= type; }
  delete(name) { delete this[name]; }
  toJSON() { return { ...this }; }
}`,
  'core/transformData':
    'export default function data(_, response) { return (response ?? this).data; }',
  // Without what writes an error into a log: its request holds the CSRF token.
  'core/AxiosError': `export default class AxiosError extends Error {
  static ERR_NETWORK = 'ERR_NETWORK';
  static ERR_CANCELED = 'ERR_CANCELED';
  static ETIMEDOUT = 'ETIMEDOUT';
  isAxiosError = true;
  constructor(message, code, config, request, response) {
    super(message);
    Object.assign(this, { code, config, request, response });
  }
}
export const getCauseStackIndex = () => -1;`,
  'defaults/index': 'export default { transitional: {}, headers: { common: {} } };',
  'core/assertParamsAcyclic': 'export default () => {};',
  'helpers/validator': `const nothing = () => nothing;
export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };`,
};

/**
 * What of axios nothing here can reach: `shared/http` brings its own adapter, sends text and reads text,
 * and hands over queries as URLSearchParams. A part that is reached all the same throws.
 */
const unusedAxios =
  /\/(cancel\/CancelToken|helpers\/(toFormData|toURLEncodedForm|formDataToJSON|AxiosURLSearchParams|HttpStatusCode|spread))\.js$/;

const axiosUtils = '/axios/lib/utils.js';

/** What a constant of the utilities is made by does nothing else: one that nobody uses goes. */
const made = /^(const [^=]+ = )(?=\(\(|\w+\(|\[)/gm;

/** `export default {trim, global: _global}` as `export {trim, _global as global}`. */
const exportsOf = (_: string, members: string) =>
  `export {${members.replace(/(\w+): (\w+)/g, '$2 as $1')}};`;

/**
 * axios without the parts that never run here (4.4 kB gzip instead of 21.1). Its platform folder would lead
 * Rollup to Node's: 38 kB. Its utilities are one object, of which nothing could be left out: they become exports.
 */
export const leanAxios = (): Plugin => ({
  name: 'lean-axios',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      if (!importer?.includes('/axios/lib/')) return null;
      if (source === './node/index.js') {
        return this.resolve('./browser/index.js', importer, { skipSelf: true });
      }
      const wanted = resolve(importer, '..', source);
      return unusedAxios.test(wanted) ? leftOut : null;
    },
  },
  load: (id) =>
    id === leftOut
      ? 'export default function leftOut() { throw new Error("This part of axios is left out."); }'
      : (simpler[/\/axios\/lib\/(.+)\.js$/.exec(id)?.[1] ?? ''] ?? null),
  transform(code, id) {
    if (!id.includes('/axios/lib/')) return null;
    const replaced = id.endsWith(axiosUtils)
      ? code
          .replace(/export default \{([^}]*)\};/, exportsOf)
          .replace(made, '$1/* @__PURE__ */ ')
          .replace(/^const asap =[^;]*;/m, 'const asap = null;')
      : code
          .replace(/^import utils from (.*utils\.js');/m, 'import * as utils from $1;')
          // Of headers, which are one level deep.
          .replace('utils.merge(', 'Object.assign({}, ');
    return replaced === code ? null : { code: replaced, map: null };
  },
});
