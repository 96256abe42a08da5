import type { Change } from '../model/summary';
import { CheckField } from '@shared/forms/CheckField';
import { t } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';

interface Props {
  /** Of the box, for the focus to go there. */
  id: string;
  changes: readonly Change[];
  isAccepted: boolean;
  /** The order was to be placed without it. */
  isMissing: boolean;
  canEdit: boolean;
  onAccept: (isOn: boolean) => void;
}

/** What is not as it was in the cart. It has to be accepted before the order is placed. */
export function Changes({ id, changes, isAccepted, isMissing, canEdit, onAccept }: Props) {
  if (changes.length === 0) return null;
  return (
    <div role="group" aria-labelledby={`${id}-title`}>
      <Banner level="warning">
        <p id={`${id}-title`}>
          <strong>{t('This has changed since you filled the cart:')}</strong>
        </p>
        <ul>
          {changes.map((change) => (
            <li key={change.id}>
              {change.kind && <strong>{words()[change.kind]}</strong>} <bdi>{change.message}</bdi>
            </li>
          ))}
        </ul>
        {canEdit && (
          <CheckField
            id={id}
            label={t('I accept these changes')}
            isOn={isAccepted}
            error={isMissing ? [t('Accept the changes to place the order.')] : undefined}
            onToggle={onAccept}
          />
        )}
      </Banner>
    </div>
  );
}

const words = () => ({
  price: t('Price:'),
  stock: t('Stock:'),
  removed: t('Removed:'),
  minimum: t('Minimum:'),
});
