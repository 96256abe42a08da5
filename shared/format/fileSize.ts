import { t } from '../page/i18n';
import { writeNumber } from './writeNumber';

/** How large a file is, of its bytes: "97 kB", "1.3 MB". None is less than one kB. */
export const fileSize = (bytes: number, locale: string): string =>
  bytes < 1_000_000
    ? t('%(count)s kB', { count: Math.max(1, Math.round(bytes / 1000)) })
    : t('%(count)s MB', { count: writeNumber((bytes / 1_000_000).toFixed(1), locale) });
