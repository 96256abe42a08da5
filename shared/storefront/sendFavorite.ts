import { confirmWrite, type WriteOutcome } from '../http/confirmWrite';
import type { Http } from '../http/http';
import type { Result } from '../http/result';

/**
 * Sends a favorite by the words of the specification. `look` reads whether it is one now; null where the seller is not
 * to be found. Fetched with the first heart that is pressed.
 */
export const sendFavorite = (
  http: Http,
  url: string,
  isFavorite: boolean,
  look: () => Promise<Result<boolean | null>>,
  onSearch: () => void,
): Promise<WriteOutcome<unknown>> =>
  confirmWrite(
    () => http.postForm<unknown>(url, [['action', isFavorite ? 'add' : 'remove']]),
    look,
    (is) => (is === null ? null : is === isFavorite && { isFavorite }),
    { http, onSearch },
  );
