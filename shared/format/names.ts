const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const blanks = /[\s\p{Cc}\u2800]+/gu;

/**
 * What names that look alike have in common, for every check for doubles: compatibility forms, case, how many blanks
 * and of which kind, and characters that nobody sees make no other name. It is compared and never shown.
 */
export const nameKey = (name: string): string =>
  name.replace(unseen, '').normalize('NFKC').replace(blanks, ' ').trim().toLowerCase();

/** A text without the blanks at its ends, '' where nothing in it can be seen: servers take that for a name. */
export const trimmed = (text: string): string => (nameKey(text) === '' ? '' : text.trim());
