/** Whether nine digits end as the checksum of US routing numbers wants it: 3, 7 and 1 times the digits, in turn. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}

/** A number without the spaces and hyphens that people write into it. */
export const plainNumber = (text: string): string => text.replace(/[\s-]+/g, '');
