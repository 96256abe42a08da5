import { listOf, textOf } from '@shared/answers/values';
import type {
  RuleBody,
  RuleField,
  RulePerms,
  RuleRestriction,
  RulesAnswer,
} from '@shared/contract/rules';
import { families, byFamily, readRule, type RuleBook } from './rules';

/**
 * Reads an answer that may keep less than it promises. Null where the rules or their fields are not there: an empty
 * list in their place would say that there are none.
 */
export function readBook(answer: Partial<RulesAnswer> | null): RuleBook | null {
  const { rules, fields, perms, restrictions, version, url } = answer ?? {};
  if (!rules || !fields) return null;
  if (!families.every((family) => Array.isArray(rules[family]) && Array.isArray(fields[family]))) {
    return null;
  }
  const own = byFamily((family) => readFields(fields[family]));
  return {
    rules: byFamily((family) =>
      listOf<RuleBody>(rules[family])
        .filter(hasId)
        .map((body) => readRule(body, own[family])),
    ),
    fields: own,
    perms: readPerms(perms),
    restrictions: listOf<RuleRestriction>(restrictions).map((each) => ({
      ...each,
      reason: textOf(each.reason),
    })),
    version: typeof version === 'string' ? version : undefined,
    url: typeof url === 'string' ? url : undefined,
  };
}

/** What is no rule of the server can be neither changed nor deleted there. */
export const hasId = ({ id }: { id?: unknown }): boolean =>
  typeof id === 'number' || typeof id === 'string';

/** A field without a name has no value in any rule. */
const readFields = (fields: readonly RuleField[]): RuleField[] =>
  listOf(fields)
    .filter(({ name }) => typeof name === 'string')
    .map(({ options, ...field }) => ({
      ...field,
      label: textOf(field.label) || field.name,
      type: textOf(field.type),
      is_condition: (field.is_condition as unknown) === true,
      ...(Array.isArray(options) && {
        options: listOf(options)
          .filter(({ value }) => textOf(value) !== '')
          .map(({ of, ...option }) => ({
            ...option,
            label: textOf(option.label) || String(option.value),
            ...(Array.isArray(of) && { of: listOf(of) }),
          })),
      }),
    }));

/** What is not said to be allowed is not. */
function readPerms(perms: Partial<RulePerms> | null | undefined): RulePerms {
  const may = (name: keyof RulePerms) => (perms?.[name] as unknown) === true;
  return { add: may('add'), change: may('change'), delete: may('delete'), reorder: may('reorder') };
}
