import * as v from 'valibot';
import { ownAddress, partsOf } from './config';

/**
 * An address of this site with parts that the screen fills: `addressWith('id')` takes "/batches/{id}/". Any other
 * `{part}` is refused with the config, since nothing could fill it.
 */
export const addressWith = (...parts: readonly string[]) =>
  v.pipe(
    ownAddress,
    v.check(
      (url) => partsOf(url).every((name) => parts.includes(name)),
      `an address with no other parts than {${parts.join('} and {')}}`,
    ),
  );
