import { t } from '@shared/i18n';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { nameOf, type Location } from '../model/locations';
import { successDismissed, useAppDispatch, useAppSelector, type SaveResult } from '../state/slice';
import { SavedAlert } from './SavedAlert';

/** How a save went that did not leave the page: what the server has, and what it has not. */
export function SaveResults({ locations }: { locations: Location[] }) {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.saveResults);
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
        const failure = rows[0]?.failure;
        return (
          failure && (
            <FailureAlert key={rows[0]?.id} failure={failure}>
              {failure.kind === 'unknown-outcome'
                ? t('Your choices for %(locations)s are kept here.', { locations: names(rows) })
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
    const key = `${result.failure.kind} ${result.failure.message}`;
    rows.set(key, [...(rows.get(key) ?? []), result]);
  }
  return [...rows.values()];
}
