import { mistakeIn } from '../../mount/readConfig';
import { configFindings } from './config';
import { finding, type Finding } from './finding';
import type { Attribute, Host } from './hosts';
import { isWhole, readLiteral, unknown } from './literal';
import { nearest } from './nearest';
import { isRecord, type Schema } from './schema';

/** The config schemas by widget. */
export type Schemas = ReadonlyMap<string, Schema>;

/** What is wrong with one host element. `template` is the whole file. */
export function hostFindings(host: Host, template: string, schemas: Schemas): Finding[] {
  const { line, widget, config, configFrom } = host;
  if (!isWhole(widget)) return [];
  const schema = schemas.get(widget);
  if (!schema) return [unknownWidget(host, [...schemas.keys()])];
  if (configFrom !== undefined) return blockFindings(line, configFrom, template);
  return literalFindings(config ?? { value: '{}', written: '{}', line }, schema);
}

/** Other libraries have the attribute too: only what means to be ours is an error. */
function unknownWidget({ line, widget, config, configFrom }: Host, names: string[]): Finding {
  const near = nearest(widget, names);
  const isOurs = near !== null || config !== undefined || configFrom !== undefined;
  const meant = near === null ? '' : ` Did you mean "${near}"?`;
  return finding(line, 4, `There is no widget "${widget}".${meant}`, isOurs ? 'error' : 'warning');
}

function blockFindings(line: number, id: string, template: string): Finding[] {
  if (!isWhole(id)) return [];
  const name = id.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&');
  const isThere = new RegExp(`json_script\\s*:\\s*["']${name}["']|\\bid\\s*=\\s*["']?${name}\\b`);
  if (isThere.test(template)) return [];
  const says = `data-config-from: no json_script:"${id}" in this template.`;
  // It may stand in a template that this one extends or is included by.
  return [finding(line, 3, says, 'warning')];
}

function literalFindings({ value, written, line }: Attribute, schema: Schema): Finding[] {
  const source = 'data-config';
  let config: unknown;
  try {
    config = readLiteral(value);
  } catch (error) {
    const says = `${source} should be JSON: ${(error as Error).message}.`;
    return [finding(line, mistakeIn(value), says)];
  }
  if (config === unknown) return filterFindings(line, written);
  const findings = configFindings(line, source, config, schema);
  const isAnonymous = isRecord(config) && !Object.hasOwn(config, 'user');
  return isAnonymous
    ? [...findings, finding(line, 14, `${source}: "user" is not there.`)]
    : findings;
}

/** A config that comes as a whole from the context is spoilt by these filters. */
function filterFindings(line: number, written: string): Finding[] {
  const [, filter] = /\|\s*(escapejs|force_escape|safe)\b/.exec(written) ?? [];
  if (!filter || !/^\s*\{\{[^}]*\}\}\s*$/.test(written)) return [];
  return filter === 'safe'
    ? [
        finding(
          line,
          1,
          'data-config: with |safe a quote of the JSON ends the attribute.',
          'warning',
        ),
      ]
    : [finding(line, 11, `data-config: |${filter} escapes the JSON a second time.`)];
}
