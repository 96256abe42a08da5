import { isolate } from './i18n';

/** What may be said of a thing; what is empty or false is left out. */
export type Facts = readonly (string | null | undefined | false)[];

/** Facts as one caption, "Evergreen Reserve · case of 24": those that `name`, which stands above it, does not say. */
export const factsOf = (facts: Facts, name = ''): string =>
  facts.flatMap((fact) => (fact && !name.includes(fact) ? isolate(fact) : [])).join(' · ');
