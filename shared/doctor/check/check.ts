import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';
import { hostFindings, type Schemas } from './hostFindings';
import { findHosts } from './hosts';
import type { Schema } from './schema';
import { tagFindings } from './widgetTags';

export interface Report {
  /** One line per finding, then the count. */
  lines: string[];
  errors: number;
}

/** Checks every template below `folder` against the configs that the build described in `dist`. */
export function checkTemplates(folder: string, dist: string): Report {
  const schemas = readSchemas(`${dist}/config`);
  const files = templatesIn(folder);
  const findings = files.flatMap((file) =>
    checkTemplate(readFileSync(file, 'utf8'), schemas).map((found) => ({ file, ...found })),
  );
  const errors = findings.filter(({ level }) => level === 'error').length;
  const lines = findings.map(({ file, line, number, level, says }) => {
    const mark = level === 'error' ? '' : ' warning:';
    return `${file}:${line}: WW${number}${mark} ${says}`;
  });
  const counted = [
    count(files.length, 'template'),
    count(errors, 'error'),
    count(findings.length - errors, 'warning'),
  ].join(', ');
  return { lines: [...lines, `${counted}.`], errors };
}

/** What is wrong with the hosts and tags of one template, in the order of its lines. */
export const checkTemplate = (template: string, schemas: Schemas): Finding[] =>
  [
    ...findHosts(template).flatMap((host) => hostFindings(host, template, schemas)),
    ...tagFindings(template, schemas),
  ].sort((a, b) => a.line - b.line);

function readSchemas(folder: string): Schemas {
  const suffix = '.schema.json';
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return new Map(
    names.map((name) => {
      const schema = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Schema;
      return [name.slice(0, -suffix.length), schema];
    }),
  );
}

const templatesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) return /^(\.|node_modules$)/.test(entry.name) ? [] : templatesIn(at);
      return entry.name.endsWith('.html') ? [at] : [];
    });

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
