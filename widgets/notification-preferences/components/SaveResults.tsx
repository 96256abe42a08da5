import { t } from '../../../shared/i18n';
import { FailureAlert } from '../../../shared/ui/FailureAlert';
import { nameOf, type Location } from '../locations';
import { resultsDismissed, useAppDispatch, useAppSelector } from '../state/slice';

/** How a save went that did not leave the page: what the server has, and what it has not. */
export function SaveResults({ locations }: { locations: Location[] }) {
  const dispatch = useAppDispatch();
  const results = useAppSelector((state) => state.saveResults);
  const saved = results.filter(({ failure }) => !failure);

  return (
    <>
      {saved.length > 0 && (
        <div className="alert alert-success alert-dismissible" role="status">
          {t('Saved for %(locations)s.', {
            locations: saved.map(({ id }) => nameOf(locations, id)).join(', '),
          })}
          <button
            type="button"
            className="btn-close"
            aria-label={t('Dismiss')}
            onClick={() => dispatch(resultsDismissed())}
          />
        </div>
      )}
      {results.map(
        ({ id, failure }) =>
          failure && (
            <FailureAlert key={id} failure={failure}>
              {t('The choices for %(location)s are kept here but not saved.', {
                location: nameOf(locations, id),
              })}
            </FailureAlert>
          ),
      )}
    </>
  );
}
