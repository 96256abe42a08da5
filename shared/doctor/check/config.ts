import { unknownFormats } from '../unknownFormats';
import { finding, type Finding } from './finding';
import { isWhole } from './literal';
import { didYouMean } from './nearest';
import { isRecord, mismatches, type Schema } from './schema';

/** What is wrong with a config as far as it is literal. `source` names where it stands. */
export function configFindings(
  line: number,
  source: string,
  config: unknown,
  schema: Schema,
  unknownKey: Finding['level'] = 'warning',
): Finding[] {
  const wrong = mismatches(config, schema).map(({ path, expected, got }) =>
    finding(line, 2, `${source}: ${path && `"${path}" `}should be ${expected}, got ${got}.`),
  );
  if (!isRecord(config)) return wrong;
  const { urls } = config;
  const whole = Object.entries(config).filter(
    ([, value]) => typeof value === 'string' && isWhole(value),
  );
  return [
    ...wrong,
    ...unknownKeys(line, source, config, schema, unknownKey),
    ...(isRecord(urls) ? urlFindings(line, source, urls, schema.properties?.urls ?? {}) : []),
    ...unknownFormats(Object.fromEntries(whole)).map((what) =>
      finding(line, 15, `${source}: ${what}`),
    ),
  ];
}

const urlFindings = (
  line: number,
  source: string,
  urls: Record<string, unknown>,
  schema: Schema,
): Finding[] => [
  ...unknownKeys(line, source, urls, schema, 'warning', 'urls.'),
  ...Object.entries(urls)
    .filter(([, url]) => typeof url === 'string' && isElsewhere(url))
    .map(([key, url]) =>
      // The site's own origin is not known here.
      finding(line, 5, `${source}: "urls.${key}" names a site: "${String(url)}".`, 'warning'),
    ),
];

const isElsewhere = (url: string) => /^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url);

/** Unknown keys do no harm in an attribute; most are slips. */
function unknownKeys(
  line: number,
  source: string,
  value: Record<string, unknown>,
  { properties = {} }: Schema,
  level: Finding['level'],
  prefix = '',
): Finding[] {
  const known = Object.keys(properties);
  return Object.keys(value)
    .filter((key) => isWhole(key) && !known.includes(key))
    .map((key) => {
      const says = `${source}: "${prefix}${key}" is no key of this widget.`;
      return finding(line, 2, says + didYouMean(key, known), level);
    });
}
