import { t } from '@shared/page/i18n';
import type { Load } from '@shared/store/load';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { DiscountOutcome } from '../state/discounts';
import { useMoney } from '@shared/ui/useMoney';

interface Props {
  before: string;
  preview: Load<DiscountOutcome>;
}

/** What the order would come to, as the server says it. */
export function NewTotal({ before, preview }: Props) {
  const money = useMoney();
  if (preview.status === 'failed') {
    return (
      <FailureAlert failure={preview.failure}>{t('The new total is not known.')}</FailureAlert>
    );
  }
  const answer = preview.status === 'idle' ? undefined : preview.value;
  const isWrong = answer && answer.errors.length > 0;
  return (
    <div role="status">
      <p className={preview.status === 'pending' ? 'ww-dimmed' : undefined} translate="no">
        {answer && !isWrong
          ? t('Total now %(before)s, with this discount %(after)s.', {
              before: money(before),
              after: money(answer.now?.totals.totalPrice),
            })
          : t('Total now %(before)s.', { before: money(before) })}
      </p>
      {isWrong && <p className="text-danger">{answer.errors.join(' ')}</p>}
    </div>
  );
}
