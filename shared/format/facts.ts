import { isolate } from '../page/i18n';

/** What may be said of a thing; what is empty or false is left out. */
export type Facts = readonly (string | null | undefined | false)[];

/** Whether a name says a fact by words of its own: "21 g" and "3.1 g" do not say "1 g". */
function says(name: string, fact: string): boolean {
  const around = name.split(fact);
  return around.some((before, at) => {
    const after = around[at + 1];
    if (after === undefined) return false;
    return !/[\p{L}\p{N}][.,]?$/u.test(before) && !/^[.,]?[\p{L}\p{N}]/u.test(after);
  });
}

/** Those that `name`, which stands above them, does not say, each isolated. */
export const shownFacts = (facts: Facts, name = ''): string[] =>
  facts.flatMap((fact) => (fact && !says(name, fact) ? isolate(fact) : []));

/** Facts as one text, "Evergreen Reserve · case of 24". What stands in rows of a narrow screen is a `FactLine`. */
export const factsOf = (facts: Facts, name = ''): string => shownFacts(facts, name).join(' · ');
