import type { Summary } from '../model/summary';
import type { FieldError } from '@shared/http/failure';
import { t } from '@shared/page/i18n';
import { useDomId } from '@shared/mount/WidgetContext';
import { payment, productName } from '../model/order';
import { selectIsUnderWay } from '../state/selectors';
import { useAppSelector } from '../state/slice';
import type { OrderDraftState } from '../useOrderDraft';
import { AddBankAccount } from './AddBankAccount';
import { Choice } from '@shared/forms/Choice';
import { FieldMessages, messagesOf } from './FieldMessages';

interface Props {
  summary: Summary;
  draft: OrderDraftState;
  fields: readonly FieldError[];
}

/** How the order is paid: on the seller's terms, or by bank where the server enables it. */
export function Payment({ summary, draft, fields }: Props) {
  const isUnderWay = useAppSelector(selectIsUnderWay);
  const id = useDomId();
  const errorId = (name: string, messages: readonly string[]) =>
    messages.length > 0 ? `${id}-${name}` : undefined;
  const { pay_product: product, bank_account_id: account } = payment(summary, draft.entries);
  const choose = (payProduct: string | null) => draft.change({ payProduct });
  const productErrors = messagesOf(fields, 'pay_product');
  const accountErrors = messagesOf(fields, 'bank_account_id');

  return (
    <section className="ww-stack">
      <fieldset>
        <legend>{t('Payment')}</legend>
        <Choice
          group={`${id}-products`}
          label={t("On the seller's terms")}
          isOn={product === null}
          isDisabled={isUnderWay}
          onChoose={() => choose(null)}
        />
        {summary.pay_products.map((each) => (
          <Choice
            key={each}
            group={`${id}-products`}
            label={t('%(product)s Pay, from a bank account', { product: productName(each) })}
            isOn={product === each}
            isDisabled={isUnderWay}
            errorId={errorId('product', productErrors)}
            onChoose={() => choose(each)}
          />
        ))}
        <FieldMessages id={`${id}-product`} messages={productErrors} />
      </fieldset>
      {/* Hidden, it goes on knowing of an account that may still arrive. */}
      <div className="ww-checkout-accounts" hidden={product === null}>
        <fieldset>
          <legend>{t('Bank account')}</legend>
          {summary.bank_accounts.length === 0 && (
            <p className="ww-muted">{t('There is no bank account yet. Add one to pay by bank.')}</p>
          )}
          {summary.bank_accounts.map(({ id: each, display_name }) => (
            <Choice
              key={each}
              group={`${id}-accounts`}
              label={display_name || t('Account without a name')}
              isOn={each === account}
              isDisabled={isUnderWay}
              errorId={errorId('account', accountErrors)}
              onChoose={() => draft.change({ bankAccountId: each })}
            />
          ))}
          <FieldMessages id={`${id}-account`} messages={accountErrors} />
        </fieldset>
        <AddBankAccount
          isDisabled={isUnderWay}
          chosen={account}
          onAdded={(added) => draft.change({ bankAccountId: added.id })}
        />
      </div>
    </section>
  );
}
