import { Field } from '@shared/forms/Field';
import { t } from '@shared/page/i18n';
import type { DiscountTab } from './useDiscount';

interface Props {
  tab: DiscountTab;
  typed: string;
  wrong: string | null;
  /** The most that an amount may be, as it is read. */
  most: string;
  onType: (text: string) => void;
  onEnter: () => void;
}

/** How much the discount is. */
export function DiscountField({ tab, typed, wrong, most, onType, onEnter }: Props) {
  return (
    <div className="ww-field ww-order-discount">
      <Field
        label={tab === 'percentage' ? t('Discount (%%)') : t('Discount as an amount')}
        text={typed}
        hint={
          tab === 'percentage'
            ? t('Enter 0.01 to 100.')
            : t('Enter 0.01 to %(amount)s.', { amount: most })
        }
        error={wrong === null ? undefined : [wrong]}
        width="money"
      >
        {(control) => (
          // A `TextField` keeps its text while it has the focus: this one takes over what the server converts.
          <input
            {...control}
            className={`form-control ww-number ${wrong === null ? '' : 'is-invalid'}`}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onEnter();
            }}
          />
        )}
      </Field>
    </div>
  );
}
