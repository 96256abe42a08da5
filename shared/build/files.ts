import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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

/** The facts of a built file. Sizes in bytes, at each format's highest level. */
export async function factsOf(path: string): Promise<FileFacts> {
  const content = await readFile(path);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content),
  ]);
  return {
    size: { raw: content.length, gzip: zipped.length, brotli: brotli.length },
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}
