import { isolate } from './i18n';

/** What may be said of a thing; what is empty or false is left out. */
export type Facts = readonly (string | null | undefined | false)[];

/** Those that `name`, which stands above them, does not say, each isolated. */
export const shownFacts = (facts: Facts, name = ''): string[] =>
  facts.flatMap((fact) => (fact && !name.includes(fact) ? isolate(fact) : []));

/** Facts as one text, "Evergreen Reserve · case of 24". What stands in rows of a narrow screen is a `FactLine`. */
export const factsOf = (facts: Facts, name = ''): string => shownFacts(facts, name).join(' · ');
