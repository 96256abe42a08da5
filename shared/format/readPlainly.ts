import { t } from '../i18n';
import type { Reading } from './readNumber';

/**
 * Reads what every locale writes alike, one to six Latin digits: for a field that is left before the code of
 * `readNumber` is there. It refuses everything else, so that nothing is read in another way than later.
 */
export const readPlainly = (text: string): Reading =>
  /^\d{1,6}$/.test(text)
    ? { ok: true, value: String(Number(text)) }
    : { ok: false, says: t('Enter digits only.') };
