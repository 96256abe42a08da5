import { t } from '@shared/page/i18n';
import type { Sentence } from '@shared/rules/sentence';

/** A rule as people read it: what it applies to as chips, and what it says. */
export const RuleWords = ({ chips, says }: Sentence) => (
  <>
    {chips.length === 0 && <strong>{t('Everything')}</strong>}
    {chips.map(({ label, value }) => (
      <span key={label} className="ww-chip">
        <span className="ww-chip-label">{label}</span> <bdi>{value}</bdi>
      </span>
    ))}{' '}
    <span className="ww-rule-text">{says}</span>
  </>
);
