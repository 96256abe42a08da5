import { isId } from '@shared/answers/values';
import type { Id } from '@shared/answers/id';
import { parseDay } from '@shared/format/dates';
import { isNumeric } from '@shared/format/numbers';

/** What a field holds: typed text, or the id that was chosen. */
export type Value = Id | null;

/** How a field is read: a number becomes one when it is sent, a text never does ("0012" is a reference). */
export type Kind = 'text' | 'number' | 'day' | 'id';

/** More digits than a double keeps would come out as another number. */
const safeDigits = 15;

/**
 * A decimal text as a number, '' as null. What is no plain decimal ("1e5", "0x1A", "12,5") stays as it was
 * typed, for the server to refuse at its field.
 */
export function numberOf(text: string): number | string | null {
  if (!text.trim()) return null;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return isNumeric(text) && digits.length <= safeDigits ? Number(text) : text;
}

/** The day of a day or of a moment, by its text alone: read as a moment it could be another day here. */
const dayOfText = (text: string) => parseDay(text.slice(0, 10)) ?? text;

/** A loaded value as its field shows it. */
export function shown(kind: Kind, value: unknown): Value {
  if (kind === 'id') return isId(value) ? value : null;
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value);
  if (kind === 'day') return dayOfText(text);
  // Django pads decimals with zeros: 21.4000.
  if (kind === 'number' && /^-?\d+\.\d*0$/.test(text)) return text.replace(/\.?0+$/, '');
  return text;
}

/** What is sent for a field: as it was loaded when it was not edited. */
export function sent(kind: Kind, loaded: unknown, edited: Value | undefined): unknown {
  if (edited === undefined) {
    if (typeof loaded !== 'string' || loaded === '') return loaded;
    if (kind === 'number') return numberOf(loaded);
    return kind === 'day' ? dayOfText(loaded) : loaded;
  }
  if (kind === 'number') return numberOf(String(edited ?? ''));
  if (kind === 'day') return edited === '' ? null : edited;
  return edited;
}
