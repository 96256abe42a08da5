type Members = Readonly<Record<string, unknown>>;

/** Of axios' `utils.js` what the modules of it that come along call. */
export default {
  isObject: (value: unknown) => typeof value === 'object' && value !== null,
  // Of headers, which are written as literals.
  isPlainObject: (value: unknown) => typeof value === 'object',
  isFunction: (value: unknown) => typeof value === 'function',
  isThenable: (value: unknown) => value instanceof Promise,
  isURLSearchParams: (value: unknown) => value instanceof URLSearchParams,
  hasOwnProp: (value: object, name: string) => Object.hasOwn(value, name),
  // A config has no prototype (`mergeConfig`) from which something else could be read.
  getSafeProp: (value: Members | undefined, name: string) => value?.[name],
  toSafeFlatObject: (config: object) => config,
  // Of headers, which are one level deep.
  merge: (...parts: readonly object[]) => Object.assign({}, ...parts) as object,
  forEach: (list: readonly string[], tell: (item: string) => void) => list.forEach(tell),
};
