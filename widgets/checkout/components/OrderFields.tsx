import type { FieldError } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { selectIsUnderWay } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { OrderDraftState } from '../useOrderDraft';
import { FieldMessages, messagesOf } from './FieldMessages';

interface Props {
  draft: OrderDraftState;
  fields: readonly FieldError[];
}

/** What may be said to the seller along with the order. */
export function OrderFields({ draft, fields }: Props) {
  const id = useDomId();
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const common = (name: string) => {
    const isWrong = messagesOf(fields, name).length > 0;
    return {
      id: `${id}-${name}`,
      className: `form-control ${isWrong ? 'is-invalid' : ''}`,
      readOnly: isUnderWay,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? `${id}-${name}-error` : undefined,
    };
  };
  return (
    <div>
      <div className="ww-field">
        <label className="form-label" htmlFor={`${id}-purchase_order`}>
          {t('Purchase order number (optional)')}
        </label>
        <input
          {...common('purchase_order')}
          value={draft.entries.purchaseOrder}
          onChange={(event) => draft.change({ purchaseOrder: event.target.value })}
        />
        <FieldMessages
          id={`${id}-purchase_order-error`}
          messages={messagesOf(fields, 'purchase_order')}
        />
      </div>
      <div className="ww-field">
        <label className="form-label" htmlFor={`${id}-notes`}>
          {t('Notes for the seller (optional)')}
        </label>
        <textarea
          {...common('notes')}
          rows={3}
          value={draft.entries.notes}
          onChange={(event) => draft.change({ notes: event.target.value })}
        />
        <FieldMessages id={`${id}-notes-error`} messages={messagesOf(fields, 'notes')} />
      </div>
    </div>
  );
}
