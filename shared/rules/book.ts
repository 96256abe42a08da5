import {
  keeping,
  list,
  listOrNull,
  made,
  nameOr,
  needed,
  or,
  ownId,
  ownKey,
  part,
  record,
  type Reader,
} from '../answers/read';
import { idOf, isTrue, textOf, textOrNull } from '../answers/values';
import type { RuleBody, RuleField, RuleRestriction } from '../contract/rules';
import { byFamily, readRule, type RuleBook } from './rules';

type FieldOption = NonNullable<RuleField['options']>[number];

/** What is no rule of the server can be neither changed nor deleted there. */
export const ruleBody = keeping<RuleBody>({ id: ownId });

/** A version of another type would come back to the server as another one. */
export const versionOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const option = keeping<FieldOption>({
  value: ownId,
  label: nameOr('value'),
  of: or(listOrNull(keeping({})), undefined),
});

/** A field without a name has no value in any rule. */
const field = keeping<RuleField>({
  name: ownKey,
  label: nameOr('name'),
  type: textOf,
  is_condition: isTrue,
  phrase: or(textOrNull, undefined),
  help: or(textOrNull, undefined),
  options: or(listOrNull(option), undefined),
});

/** A serializer says null of what does not narrow it. */
const restriction = keeping<RuleRestriction>({
  family: or(textOrNull, undefined),
  rule_id: or(idOf, undefined),
  field: or(textOrNull, undefined),
  reason: textOf,
});

/** An empty list instead of one that is not there would say that there are none. */
const ofEach = <T>(read: Reader<T>) => needed(record(byFamily(() => needed(listOrNull(read)))));

const answer = record({
  rules: ofEach(ruleBody),
  fields: ofEach(field),
  perms: part(record({ add: isTrue, change: isTrue, delete: isTrue, reorder: isTrue })),
  restrictions: list(restriction),
  version: versionOf,
  url: versionOf,
});

/** Reads an answer that may keep less than it promises. Null where the rules or their fields are not there. */
export const readBook = made(answer, ({ rules, fields, ...rest }): RuleBook => ({
  ...rest,
  fields,
  rules: byFamily((family) => rules[family].map((body) => readRule(body, fields[family]))),
}));
