import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ChunkGraph } from './manifest';

/** The style sheet holds a part of it; the bundles name their packages themselves. */
const inStyles = ['bootstrap'];

/** What is copied into our own files and comes with no package. */
const copied = [
  `bootstrap-icons 1.13.1 (MIT), the signs of shared/ui/icons and shared/styles/_notices.scss

${readFileSync(new URL('../ui/icons.LICENSE', import.meta.url), 'utf8').trim()}`,
];

/** The packages whose code stands in the built modules or the style sheet, sorted. */
export function shippedPackages(graph: ChunkGraph): string[] {
  const names = [...graph.values()]
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => [...id.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1] ?? []);
  return [...new Set([...names, ...inStyles])].sort();
}

/** The notices that the licences of those packages ask to go along with copies. */
export function licences(graph: ChunkGraph, modules = 'node_modules'): string {
  const packages = shippedPackages(graph).map((name) => {
    const folder = `${modules}/${name}`;
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text =
      file && existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, 'utf8') : '';
    return `${name} ${version} (${license})\n\n${text.trim()}`;
  });
  return [...packages, ...copied].join(`\n\n${'-'.repeat(80)}\n\n`);
}
