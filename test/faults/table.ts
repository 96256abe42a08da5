import { readFileSync } from 'node:fs';

/** The ids of the calls in a widget's `api.ts`, whose comments begin with them. */
export const calledBy = (widget: string): string[] => {
  const source = readFileSync(new URL(`../../widgets/${widget}/api.ts`, import.meta.url), 'utf8');
  const comments = source.match(/\/\*\*[^]*?\*\//g) ?? [];
  return comments.flatMap((comment) => {
    const [ids = ''] = /^\/\*\*\s+[A-Z]+\d+(( and |, )[A-Z]+\d+)*:/.exec(comment) ?? [];
    return ids.match(/[A-Z]+\d+/g) ?? [];
  });
};
