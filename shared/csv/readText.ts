/**
 * The text of a file in the encodings that spreadsheets save: UTF-8 and UTF-16 with their marks, UTF-8 without, else
 * Windows' Western European, which no byte contradicts.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
