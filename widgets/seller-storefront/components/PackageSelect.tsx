import { t } from '@shared/i18n';
import type { Choice } from '@shared/storefront/choices';
import { choiceName } from '@shared/storefront/productTexts';

interface Props {
  /** Of the product. */
  name: string;
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string;
  chosen: Choice;
  onChoose: (key: string) => void;
}

/** Which package size, and which batch where the buyer chooses it. */
export const PackageSelect = ({ name, choices, keyOf, chosen, onChoose }: Props) => (
  <select
    className="form-select ww-package"
    aria-label={t('Package of %(name)s', { name })}
    value={keyOf(chosen)}
    onChange={({ target }) => onChoose(target.value)}
  >
    {choices.map((choice) => (
      <option key={keyOf(choice)} value={keyOf(choice)}>
        {choiceName(choice)}
      </option>
    ))}
  </select>
);
