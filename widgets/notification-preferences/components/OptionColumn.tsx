import type { PreferenceOption } from '@shared/contract/notifications';
import { CheckField } from '@shared/forms/CheckField';
import { useDomId } from '@shared/mount/WidgetContext';
import { t } from '@shared/i18n';
import { toggleAllName, type Group } from '../model/form';
import { allToggled, optionToggled, useAppDispatch } from '../state/slice';

interface Props {
  /** The location. */
  id: string;
  title: string;
  group: Group;
  options: PreferenceOption[];
  checked: boolean[];
  isAllOn: boolean;
  isDisabled: boolean;
}

/** One group of e-mails with a Toggle All over it. */
export function OptionColumn(props: Props) {
  const { id, title, group, options, checked, isAllOn, isDisabled } = props;
  const dispatch = useAppDispatch();
  const countId = useDomId();
  const on = checked.filter(Boolean).length;

  return (
    <fieldset className="ww-column" aria-describedby={countId} disabled={isDisabled}>
      <legend>{title}</legend>
      <p className="ww-muted ww-numbers" id={countId}>
        {t('%(on)s of %(all)s on', { on, all: options.length })}
      </p>
      <div className="ww-check-all">
        <CheckField
          name={toggleAllName(options)}
          label={t('Toggle All')}
          isOn={isAllOn}
          onToggle={(isOn) => dispatch(allToggled({ id, group, isOn }))}
        />
      </div>
      {options.map(({ name, label, value: wasOn }, index) => {
        const isOn = checked[index] ?? wasOn;
        return (
          <CheckField
            key={name}
            name={name}
            label={label || name}
            isOn={isOn}
            note={isOn !== wasOn && <FormerValue wasOn={wasOn} />}
            onToggle={(next) => dispatch(optionToggled({ id, group, index, isOn: next }))}
          />
        );
      })}
    </fieldset>
  );
}

/** The mark of a box that differs from the server. */
const FormerValue = ({ wasOn }: { wasOn: boolean }) => (
  <span className="ww-edited">{wasOn ? t('was on') : t('was off')}</span>
);
