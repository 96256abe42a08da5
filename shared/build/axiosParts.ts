import { realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'rollup';

/** The modules of axios, below its `lib`, that ship as they are. */
export const asTheyAre: readonly string[] = [
  'cancel/CanceledError.js',
  'cancel/isCancel.js',
  'core/Axios.js',
  'core/dispatchRequest.js',
  'core/methodList.js',
  'defaults/transitional.js',
  'helpers/buildURL.js',
];

/** The other modules that these import, each with the file of `shared/http/axios` that replaces it. */
export const standIns: Readonly<Record<string, string>> = {
  'adapters/adapters.js': 'adapters.ts',
  'core/AxiosError.js': 'AxiosError.ts',
  'core/AxiosHeaders.js': 'AxiosHeaders.ts',
  'core/InterceptorManager.js': 'InterceptorManager.ts',
  'core/buildFullPath.js': 'buildFullPath.ts',
  'core/mergeConfig.js': 'mergeConfig.ts',
  'core/transformData.js': 'transformData.ts',
  'defaults/index.js': 'defaults.ts',
  'helpers/AxiosURLSearchParams.js': 'searchParams.ts',
  'helpers/validator.js': 'validator.ts',
  'utils.js': 'values.ts',
};

/** As Rollup names it: packages may be linked from elsewhere. */
const lib = realpathSync('node_modules/axios/lib');
const fileOf = (standIn: string) => resolve('shared/http/axios', standIn);

/**
 * Replaces the package by `shared/http/axios`, and its parts that never run here by the files of that folder.
 * As the field `browser` of a package does, it goes by the path of a module alone: nobody's source is read or changed.
 * A module that neither list names fails the build, and so does one that Rollup would take from Node's side of axios.
 */
export const axiosParts = (): Plugin => ({
  name: 'axios-parts',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      if (source === 'axios') return fileOf('client.ts');
      if (!importer?.startsWith(`${lib}/`)) return null;
      const wanted = relative(lib, resolve(dirname(importer), source));
      const standIn = standIns[wanted];
      if (standIn !== undefined) return fileOf(standIn);
      if (asTheyAre.includes(wanted)) return null;
      return this.error(`axios/lib/${wanted} is new: does it ship, or what stands in its place?`);
    },
  },
});
