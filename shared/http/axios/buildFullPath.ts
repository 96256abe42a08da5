/** Addresses are whole. */
export default function buildFullPath(_base: string | undefined, url: string): string {
  return url;
}
