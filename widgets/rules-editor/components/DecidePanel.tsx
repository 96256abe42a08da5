import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RuleFamily, RuleField } from '@shared/contract/rules';
import { t, tn } from '@shared/page/i18n';
import { families, type Rule } from '@shared/rules/rules';
import { sentenceOf } from '@shared/rules/sentence';
import { indexRules, type Context } from '../model/decide';
import { showRule } from '../state/thunks';
import { selectStanding } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { evaluationSays, familyName } from '../model/words';
import { ContextField } from './ContextField';
import { RuleWords } from './RuleWords';
import { useSheet } from './SheetContext';

/** Milliseconds without a change after which the rules are put in order anew. */
const restMilliseconds = 150;

/** Of the rules that do not decide, so many are shown at first. */
const shownAtOnce = 10;

/** For one order: the rule that decides in each family, and those that it shadows, over unsaved changes too. */
export function DecidePanel() {
  const fields = useAppSelector((state) => state.fields);
  const { evaluation } = useSheet();
  const [context, setContext] = useState<Context>(new Map());
  // The fields that the last choice emptied, by name.
  const [takenBack, setTakenBack] = useState('');
  // Every condition that any family knows.
  const conditions = useMemo(() => {
    const byName = new Map<string, RuleField>();
    for (const family of families) {
      for (const field of fields[family]) {
        if (field.is_condition && !byName.has(field.name)) byName.set(field.name, field);
      }
    }
    return [...byName.values()];
  }, [fields]);

  /** A product brings its brand and category along, and takes back what it contradicts. */
  const choose = (field: RuleField, value: string) => {
    const next = new Map(context);
    if (value === '') next.delete(field.name);
    else next.set(field.name, value);
    for (const fact of field.options?.find((option) => String(option.value) === value)?.of ?? []) {
      next.set(fact.field, String(fact.value));
    }
    const strangers = strangersIn(next, conditions, field.name);
    for (const { name } of strangers) next.delete(name);
    setContext(next);
    setTakenBack(strangers.map(({ label }) => label).join(', '));
  };

  return (
    <div className="ww-rules-decide">
      <p className="ww-muted">
        {evaluationSays(evaluation)}{' '}
        {t('Empty fields match nothing. Unsaved changes are included.')}
      </p>
      <div className="ww-rules-fields">
        {conditions.map((field) => (
          <ContextField
            key={field.name}
            field={field}
            value={context.get(field.name) ?? ''}
            onChoose={(value) => choose(field, value)}
          />
        ))}
      </div>
      <div className="ww-stack" role="status">
        {takenBack && (
          <p>
            {t('Cleared, because no order can match these as well: %(names)s.', {
              names: takenBack,
            })}
          </p>
        )}
        {families.map((family) => (
          <Answer key={family} family={family} context={context} />
        ))}
      </div>
    </div>
  );
}

/** The choices that contradict the one just made: a product of another brand. */
const strangersIn = (
  context: Context,
  conditions: readonly RuleField[],
  chosen: string,
): RuleField[] =>
  conditions.filter(({ name, options }) => {
    const option = options?.find(({ value }) => String(value) === context.get(name));
    const isStrange = option?.of?.some(
      ({ field, value }) => context.has(field) && context.get(field) !== String(value),
    );
    return isStrange === true && name !== chosen;
  });

/** The rules as they will be, a moment after the last change. */
function useStanding(family: RuleFamily): readonly Rule[] {
  const saved = useAppSelector(({ rules }) => rules);
  const work = useAppSelector(({ pendingChanges }) => pendingChanges[family]);
  const dispatch = useAppDispatch();
  const read = useCallback(
    () => dispatch((_dispatch, getState) => selectStanding(getState(), family)),
    [dispatch, family],
  );
  const [standing, setStanding] = useState(read);
  useEffect(() => {
    const timer = setTimeout(() => setStanding(read()), restMilliseconds);
    return () => clearTimeout(timer);
  }, [read, saved, work]);
  return standing;
}

function Answer({ family, context }: { family: RuleFamily; context: Context }) {
  const { evaluation, writing } = useSheet();
  const fields = useAppSelector((state) => state.fields[family]);
  const rules = useStanding(family);
  const [isWhole, setIsWhole] = useState(false);
  const index = useMemo(() => indexRules(rules, fields, evaluation), [rules, fields, evaluation]);
  const { deciding, shadowed, isPossible } = useMemo(() => index.decide(context), [index, context]);
  const numberOf = (rule: Rule) => rules.indexOf(rule) + 1;
  const first = deciding ? numberOf(deciding) : 0;

  return (
    <section aria-label={familyName(family)}>
      <h3>{familyName(family)}</h3>
      {!deciding && (
        <p>{isPossible ? t('No rule applies.') : t('No order can match all of these at once.')}</p>
      )}
      {deciding && (
        <p className="ww-rule-says">
          <ShowRule family={family} rule={deciding} number={first} /> {t('decides:')}{' '}
          <RuleWords {...sentenceOf(deciding, fields, writing)} />
        </p>
      )}
      {shadowed.length > 0 && (
        <ul className="ww-rules-shadowed">
          {shadowed.slice(0, isWhole ? undefined : shownAtOnce).map(({ rule, why }) => (
            <li key={rule.key} className="ww-rule-says">
              <ShowRule family={family} rule={rule} number={numberOf(rule)} />{' '}
              {why === 'specificity'
                ? t('also matches, but has fewer conditions than rule %(first)s:', { first })
                : t('also matches, but rule %(first)s comes first in turn:', { first })}{' '}
              <RuleWords {...sentenceOf(rule, fields, writing)} />
            </li>
          ))}
        </ul>
      )}
      {shadowed.length > shownAtOnce && !isWhole && (
        <button type="button" className="btn btn-sm btn-link" onClick={() => setIsWhole(true)}>
          {tn('Show %(count)s more', 'Show %(count)s more', shadowed.length - shownAtOnce)}
        </button>
      )}
    </section>
  );
}

interface ShowProps {
  family: RuleFamily;
  rule: Rule;
  number: number;
}

function ShowRule({ family, rule, number }: ShowProps) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      onClick={() => dispatch(showRule(family, rule.key))}
    >
      {t('Rule %(number)s', { number })}
    </button>
  );
}
