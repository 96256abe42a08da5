import { t } from '../page/i18n';
import { firstChoice, type Choice } from './choices';
import { choiceName } from './productTexts';

const keyOf = ({ variantId }: Choice) => String(variantId);

/** The choice that a person made, by its key, else the first that can be had; undefined where there is none. */
export const chosenOf = (choices: readonly Choice[], chosen: string | undefined) =>
  choices.find((choice) => keyOf(choice) === chosen) ?? firstChoice(choices);

interface Props {
  /** Of the product. */
  name: string;
  choices: readonly Choice[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** Which package size, and which batch where the buyer chooses it. */
export function PackageSelect({ name, choices, chosen, onChoose }: Props) {
  const choice = chosenOf(choices, chosen);
  return (
    <select
      className="form-select ww-package"
      aria-label={t('Package of %(name)s', { name })}
      value={choice && keyOf(choice)}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((each) => (
        <option key={keyOf(each)} value={keyOf(each)}>
          {choiceName(each)}
        </option>
      ))}
    </select>
  );
}
