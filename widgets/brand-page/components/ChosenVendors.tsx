import { useState } from 'react';
import type { CampaignVendor } from '@shared/contract/brandPage';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/page/i18n';
import { useDomId, useLocale } from '@shared/mount/WidgetContext';

interface Props {
  chosen: readonly CampaignVendor[];
  error: readonly string[];
}

/** Names that are always said. */
const shownNames = 5;

/** So many more with each press. */
const moreNames = 100;

/** Who is chosen, by name. */
export function ChosenVendors({ chosen, error }: Props) {
  const locale = useLocale();
  return (
    <div className="ww-page-chosen-vendors">
      <p role="status">
        <span className="ww-page-heading">
          {tn('%(count)s vendor selected', '%(count)s vendors selected', chosen.length, {
            count: formatCount(chosen.length, locale),
          })}
        </span>
      </p>
      {error.map((says) => (
        <p key={says} className="ww-note ww-note-danger" role="alert">
          <span>{says}</span>
        </p>
      ))}
      {chosen.length > 0 && <Names chosen={chosen} />}
    </div>
  );
}

/** Some at first, more with each press. */
function Names({ chosen }: Pick<Props, 'chosen'>) {
  const locale = useLocale();
  const listId = useDomId();
  const [shown, setShown] = useState(shownNames);
  const rest = Math.max(0, chosen.length - shown);
  return (
    <>
      <ul id={listId} className="ww-page-names" aria-label={t('Selected vendors')}>
        {chosen.slice(0, shown).map(({ id, name }) => (
          <li key={String(id)}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-controls={listId}
          onClick={() => setShown(shown + moreNames)}
        >
          {tn('Name %(count)s more', 'Name %(count)s more', rest, {
            count: formatCount(rest, locale),
          })}
        </button>
      )}
    </>
  );
}
