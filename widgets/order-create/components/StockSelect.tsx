import type { Id } from '@shared/answers/id';
import { t } from '@shared/page/i18n';
import { useAnswer } from '@shared/store/useAnswer';
import { readPermissions, readStockLocations } from '../state/destinationRequests';
import { useAppDispatch, useAppSelector } from '../state/slice';
import { ChoiceField } from './ChoiceField';

interface Props {
  chosen: Id | null;
  onChoose: (id: Id | null) => void;
  /** Is told the chosen location once it is known to take orders, else null. */
  onChecked: (id: Id | null) => void;
  /** What the server says against it. */
  refused: string | undefined;
}

/** Where the stock comes from. A location that makes no orders is refused as soon as it is chosen. */
export function StockSelect({ chosen, onChoose, onChecked, refused }: Props) {
  const dispatch = useAppDispatch();
  const { load, retry } = useAnswer('', () => dispatch(readStockLocations(undefined)));
  const { load: rights } = useAnswer(chosen === null ? null : String(chosen), async (signal) => {
    const answer = await dispatch(readPermissions({ stockLocationId: chosen ?? '', signal }));
    // Without an answer the server decides when the order is started.
    onChecked(answer.ok && !answer.value.can_create_order ? null : chosen);
    return answer;
  });
  const allowed = rights.status === 'ready' ? rights.value : null;

  const isClosed = allowed !== null && !allowed.can_create_order;
  return (
    <>
      <ChoiceField
        label={t('Stock location')}
        empty={t('Choose a stock location')}
        load={load}
        nameOf={({ name }) => name}
        chosen={chosen}
        onChoose={onChoose}
        onRetry={retry}
        error={isClosed ? (allowed.reason ?? t('No orders can be made from here.')) : refused}
      />
      <div role="status">
        {rights.status === 'failed' && (
          <p className="ww-muted">
            {t(
              'We could not check whether this location takes orders. We will check again when you continue.',
            )}
          </p>
        )}
        {allowed?.can_create_order && allowed.category_ids && <Sold ids={allowed.category_ids} />}
      </div>
    </>
  );
}

/** What this stock location sells, by name where the names are known. */
function Sold({ ids }: { ids: Id[] }) {
  const filters = useAppSelector((state) => state.filters);
  const names = filters?.categories.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <p className="ww-muted">
      {names?.length
        ? t('Only these categories are sold from here: %(names)s.', { names: names.join(', ') })
        : t('Not all categories are sold from here.')}
    </p>
  );
}
