/**
 * Puts values into the `{name}` parts of an address, escaped so that each stays one part of it.
 * Throws when a value is missing, and when it is `.` or `..`: escaped or not, those walk up the path.
 */
export const fillUrl = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  template.replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name]) : '..';
    if (/^\.\.?$/.test(value)) throw new Error(`No usable value for ${part} in ${template}`);
    return encodeURIComponent(value);
  });
