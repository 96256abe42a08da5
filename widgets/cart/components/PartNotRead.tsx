import { t } from '@shared/page/i18n';
import { failureText } from '@shared/ui/failureText';
import { useFocusTitle } from '@shared/ui/useFocusTitle';
import type { Part } from '../model/cart';
import { refetchPart } from '../state/parts';
import { selectPartFailure } from '../state/selectors';
import { useAppDispatch, useAppSelector } from '../state/slice';

/** Says quietly that the summary or the notices could not be read: the lines are there without them. */
export function PartNotRead({ part }: { part: Part }) {
  const dispatch = useAppDispatch();
  const focusTitle = useFocusTitle();
  const failure = useAppSelector((state) => selectPartFailure(state, part));
  const handleRetry = () => {
    focusTitle();
    void dispatch(refetchPart(part));
  };
  return (
    <div className="ww-muted" role="status">
      {failure && (
        <>
          {part === 'summary'
            ? t('The totals could not be read.')
            : t('The notices could not be read.')}{' '}
          {failureText(failure)}{' '}
          <button type="button" className="btn btn-plain" onClick={handleRetry}>
            {t('Retry')}
          </button>
        </>
      )}
    </div>
  );
}
