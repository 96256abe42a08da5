import { t } from '@shared/page/i18n';
import type { Rule } from '@shared/rules/rules';
import { lineOf, sentenceOf } from '@shared/rules/sentence';
import { showRule } from '../state/thunks';
import { useAppDispatch } from '../state/slice';
import type { Finding } from '../model/checks';
import type { Refusal } from '../model/saving';
import { lockOf, useSheet } from './SheetContext';

interface Props {
  rule: Rule;
  number: number | null;
  /** Why the server did not take it. */
  refusal: Refusal | undefined;
  finding: Finding | undefined;
  /** Why the rule may not be changed. */
  lock: string | null;
}

/** What the server did not take of a rule, what looks wrong about it, and why it may not be changed. */
export function RowNotes({ rule, number, refusal, finding, lock }: Props) {
  const sheet = useSheet();
  const labels = refusal && new Map(sheet.fields.map(({ name, label }) => [name, label]));
  if (number === null && !refusal) return null;

  return (
    <>
      {refusal && (
        <ul className="ww-rule-notes text-danger" aria-label={t('Why it was not saved')}>
          {refusal.errors.map(({ name, messages }) => (
            <li key={name}>
              {labels?.has(name) ? `${labels.get(name) ?? ''}: ` : ''}
              {messages.join(' ')}
            </li>
          ))}
        </ul>
      )}
      {number !== null && finding && (
        <ul className="ww-rule-notes ww-rule-warnings" aria-label={t('Warnings')}>
          {finding.cover && <CoverNote rule={rule} cover={finding.cover} />}
          {finding.warnings.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      {lock !== null && lockOf(sheet, null) === null && (
        <p className="ww-rule-notes ww-muted">{t('Fixed: %(reason)s', { reason: lock })}</p>
      )}
    </>
  );
}

/** Which rule always decides before this one. */
function CoverNote({ rule, cover }: { rule: Rule; cover: NonNullable<Finding['cover']> }) {
  const dispatch = useAppDispatch();
  const { family, fields, writing } = useSheet();
  if (cover.rule === rule) {
    return <li>{t('Never used: its own conditions exclude each other.')}</li>;
  }
  const { number } = cover;
  return (
    <li>
      {t('Never used: rule %(number)s always applies first.', { number })}{' '}
      <button
        type="button"
        className="btn btn-sm btn-link"
        title={lineOf(sentenceOf(cover.rule, fields, writing))}
        onClick={() => dispatch(showRule(family, cover.rule.key))}
      >
        {t('Show rule %(number)s', { number })}
      </button>
    </li>
  );
}
