import { countOf, isObject, objectsOf, textOf } from '../answers/values';
import { linkUrl } from '../urls/guard';

/** A picture as an `img` takes it. `srcSet` is there where the server has it in several widths. */
export interface ShownPicture {
  url: string;
  srcSet?: string;
}

/** A picture of an answer, `{url, sources: [{url, width}]}`; null for none, and for one that no page may load. */
export function readPicture(picture: unknown): ShownPicture | null {
  const { url, sources } = isObject(picture) ? picture : { url: picture, sources: null };
  const main = linkUrl(textOf(url));
  if (!main) return null;
  const others = objectsOf(sources).flatMap((source) => {
    const address = linkUrl(textOf(source.url));
    const width = countOf(source.width);
    // A comma would begin the next one.
    return address && width ? [`${address.replaceAll(',', '%2C')} ${width}w`] : [];
  });
  return { url: main, ...(others.length > 0 && { srcSet: others.join(', ') }) };
}
