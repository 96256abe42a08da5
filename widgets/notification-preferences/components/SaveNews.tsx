import { failureOf } from '@shared/forms/recordEdits';
import { RowChangeNews, type RowChangeTexts } from '@shared/forms/RowChangeNews';
import type { RowChanges } from '@shared/forms/useRowChanges';
import { groupBy } from '@shared/answers/groupBy';
import { t } from '@shared/page/i18n';
import { failureText } from '@shared/ui/failureText';
import type { Boxes, LocationEdits } from '../model/choices';
import { namesOf, type Location } from '../model/locations';
import type { PreferencesExtra } from '../state/requests';

interface Props {
  locations: Location[];
  saves: RowChanges<LocationEdits, Boxes, PreferencesExtra>;
}

/** How a save went that did not leave the page: once for all locations with which it went alike. */
export function SaveNews({ locations, saves }: Props) {
  const { ended, dismiss } = saves;
  // What is in conflict stands above.
  const told = ended.filter(({ end }) => end.status !== 'conflict');
  const ways = groupBy(told, ({ end }) => {
    const failure = failureOf(end);
    return JSON.stringify([end.status, failure && failureText(failure)]);
  });
  const alike = [...ways.values()].flatMap((rows) => {
    const ids = rows.map(({ draft }) => String(draft.id));
    const name = namesOf(locations, ids);
    return rows.slice(0, 1).map(({ draft, end }) => ({ draft: { ...draft, name }, end }));
  });
  return (
    <RowChangeNews
      changes={{
        ...saves,
        ended: alike,
        dismiss: () => dismiss(ended.filter(({ end }) => end.status === 'saved')),
      }}
      texts={saveTexts}
    />
  );
}

export const saveTexts: RowChangeTexts<Boxes> = {
  searching: () => t('We don’t know yet whether your choices were saved. Checking…'),
  done: (name) => t('Saved for %(locations)s.', { locations: name }),
  notDone: (name, _edits, why) =>
    why === 'unknown'
      ? t(
          'We don’t know yet whether your choices for %(locations)s were saved. They are kept here.',
          { locations: name },
        )
      : t('Your choices for %(locations)s are kept here, but not saved.', { locations: name }),
};
