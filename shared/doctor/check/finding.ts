import { errors, type ErrorNumber } from '../errors';

export interface Finding {
  line: number;
  number: ErrorNumber;
  says: string;
  level: 'error' | 'warning';
}

/** A finding of the table's level, or of a milder one where the template alone cannot prove it. */
export const finding = (
  line: number,
  number: ErrorNumber,
  says: string,
  level: Finding['level'] = errors[number].level,
): Finding => ({ line, number, says, level });
