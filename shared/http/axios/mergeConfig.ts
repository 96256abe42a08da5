interface Config {
  headers?: Readonly<Record<string, string>>;
}

/**
 * One level deep, as every call gives its options. Without a prototype, so that nothing a page has added to that of all
 * objects is read for an option.
 */
export default function mergeConfig(one: Config, other: Config): object {
  const headers = { __proto__: null, ...one.headers, ...other.headers };
  return { __proto__: null, ...one, ...other, headers };
}
