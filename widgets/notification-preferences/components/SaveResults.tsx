import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { nameOf, type Location } from '../model/locations';
import { successDismissed, useAppDispatch, type SaveResult } from '../state/slice';
import { SavedAlert } from './SavedAlert';

interface Props {
  locations: Location[];
  results: SaveResult[];
}

/** How a save went that did not leave the page: what the server has, and what it has not. */
export function SaveResults({ locations, results }: Props) {
  const dispatch = useAppDispatch();
  const names = (rows: SaveResult[]) => rows.map(({ id }) => nameOf(locations, id)).join(', ');
  const saved = results.filter(({ failure }) => !failure);

  return (
    <>
      {saved.length > 0 && (
        <SavedAlert
          ids={saved.map(({ id }) => id)}
          locations={locations}
          onDismiss={() => dispatch(successDismissed())}
        />
      )}
      {byFailure(results).map((rows) => {
        const [first] = rows;
        return (
          first?.failure && (
            <FailureAlert key={first.id} failure={first.failure}>
              {!first.isKnown
                ? t(
                    'We don’t know yet whether your choices for %(locations)s were saved. They are kept here.',
                    { locations: names(rows) },
                  )
                : t('Your choices for %(locations)s are kept here, but not saved.', {
                    locations: names(rows),
                  })}
            </FailureAlert>
          )
        );
      })}
    </>
  );
}

/** One alert for all locations that failed in the same way. */
function byFailure(results: SaveResult[]): SaveResult[][] {
  const rows = new Map<string, SaveResult[]>();
  for (const result of results) {
    if (!result.failure) continue;
    const { kind, message } = result.failure;
    const key = `${kind} ${String(result.isKnown)} ${message}`;
    rows.set(key, [...(rows.get(key) ?? []), result]);
  }
  return [...rows.values()];
}

/** While it is not known whether a save arrived. */
export const Searching = () => (
  <div className="alert alert-warning" role="status">
    {t('We don’t know yet whether your choices were saved. Checking…')}
  </div>
);
