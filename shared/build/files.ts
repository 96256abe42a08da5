import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface FileFacts {
  size: Size;
  /** For the `integrity` attribute. */
  integrity: string;
}

// Level 9 would take 15 s more of each build. The size serves to compare; a server makes its own files.
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/** The facts of a built file. Sizes in bytes, gzip at its level 9 and brotli at its level 8 of 11. */
export async function factsOf(path: string): Promise<FileFacts> {
  const content = await readFile(path);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, brotliLevel),
  ]);
  return {
    size: { raw: content.length, gzip: zipped.length, brotli: brotli.length },
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** Writes a text as it is, with one line break at its end, and anything else as JSON. */
export function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(file, `${text.trimEnd()}\n`);
}
