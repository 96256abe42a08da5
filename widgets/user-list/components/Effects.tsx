import { t } from '@shared/page/i18n';
import { RowNote } from '@shared/ui/RowNote';
import { givesUp } from '../model/refusal';
import { effectsOf } from '../model/words';
import type { FieldsProps } from './UserFields';

interface Props extends FieldsProps {
  facts: Parameters<typeof givesUp>[0];
}

/** What the change means, said before it is sent. */
export function Effects({ answer, facts, form }: Props) {
  const { draft, fields: access, isWrong: isRefused } = form;
  const { base } = draft;
  const effects = isRefused ? [] : effectsOf(answer, base, access);
  return (
    <div className="ww-user-effects" role="status">
      <p className="form-label">{t('What this changes')}</p>
      {effects.length === 0 ? (
        <p className="ww-muted">
          {isRefused
            ? t('This cannot be changed: see what is marked above.')
            : t('Nothing is changed yet.')}
        </p>
      ) : (
        <ul>
          {effects.map((says) => (
            <li key={says}>
              <bdi>{says}</bdi>
            </li>
          ))}
        </ul>
      )}
      {givesUp(facts, base, access) && (
        <RowNote level="warning">
          {t('You will no longer be able to change access, or to take this back.')}
        </RowNote>
      )}
    </div>
  );
}
