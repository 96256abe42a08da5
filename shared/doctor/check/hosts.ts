import { mask } from './mask';

export interface Attribute {
  /** As the browser reads it, with placeholders for what the template fills in. */
  value: string;
  /** As it stands in the template. */
  written: string;
  line: number;
}

/** An element with `data-widget`. */
export interface Host {
  line: number;
  widget: string;
  config: Attribute | undefined;
  configFrom: string | undefined;
}

const tag = /<[a-z][\w-]*\b(?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const attribute = /\s([\w:@.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/dg;

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
};

/** Once, as the browser does. */
const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name as string] ?? whole;
    return String.fromCodePoint(hex ? parseInt(hex as string, 16) : Number(decimal));
  });

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Every host element that is written in a template. */
export function findHosts(template: string): Host[] {
  const masked = mask(template);
  return [...masked.matchAll(tag)].flatMap((found) => {
    const attributes = readAttributes(template, found[0], found.index);
    const widget = attributes.get('data-widget');
    if (!widget) return [];
    return {
      line: lineAt(template, found.index),
      widget: widget.value,
      config: attributes.get('data-config'),
      configFrom: attributes.get('data-config-from')?.value,
    };
  });
}

function readAttributes(template: string, element: string, at: number): Map<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  for (const match of element.matchAll(attribute)) {
    const [, name = ''] = match;
    const ranges: readonly ([number, number] | undefined)[] = match.indices?.slice(2) ?? [];
    const [start, end] = ranges.find((range) => range) ?? [0, 0];
    attributes.set(name.toLowerCase(), {
      value: unescaped(element.slice(start, end)),
      written: template.slice(at + start, at + end),
      line: lineAt(template, at + start),
    });
  }
  return attributes;
}
