import { t } from '../page/i18n';
import { parseDay } from './dates';

/** The days that can be meant: others are slips, such as a year of two digits. */
export const [firstDay, lastDay] = ['1990-01-01', '2100-12-31'];

export const isWithinBounds = (day: string): boolean => day >= firstDay && day <= lastDay;

/** Why a day can hardly be meant; undefined when it can, and of what is no day. */
export const outOfBounds = (day: string): string | undefined =>
  parseDay(day) === null || isWithinBounds(day) ? undefined : t('Enter a year from 1990 to 2100.');
