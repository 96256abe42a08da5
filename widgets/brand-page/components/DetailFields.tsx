import type { Id } from '@shared/answers/id';
import { distinct } from '@shared/answers/values';
import { CheckField } from '@shared/forms/CheckField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { detailLabel } from '../model/kinds';
import { detailNames, type DetailName, type Details } from '../model/page';
import { withDetails } from '../model/tileEdits';
import { pagePart } from '../state/saveThunk';
import { MarkedText } from './MarkedText';
import type { PanelProps } from './Panel';

type TextName = Exclude<DetailName, 'isPublished' | 'attributes'>;

/** What the page says of itself. */
export function DetailFields({ answer, editor }: PanelProps) {
  const { page, editing } = editor;
  const { details } = page;
  const { canEdit } = answer;

  const change = (label: string, name: DetailName, changes: Partial<Details>) => {
    editor.saving.forgetPart(pagePart);
    editor.does(
      t('Change %(field)s', { field: label }),
      (now) => withDetails(now, changes),
      typeof changes[name] === 'string' ? `details ${name}` : null,
    );
  };
  const propsOf = (name: TextName) => {
    const was = editing.base.details[name];
    return {
      label: detailLabel(name),
      width: 'full' as const,
      value: details[name],
      was: was === details[name] ? undefined : was,
      error: editor.errorsAt(null, name),
      isReadOnly: !canEdit,
      onChange: (text: string) => change(detailLabel(name), name, { [name]: text }),
    };
  };
  const toggle = (id: Id, isOn: boolean) => {
    const chosen = new Set(details.attributes.map(String));
    // In the order that is saved: one that is ticked off and on again is no change.
    const all = [...editing.base.details.attributes, ...details.attributes, id];
    change(detailLabel('attributes'), 'attributes', {
      attributes: distinct(all, String).filter((each) =>
        String(each) === String(id) ? isOn : chosen.has(String(each)),
      ),
    });
  };

  return (
    <>
      <div data-focus="field:title">
        <TextField {...propsOf('title')} />
      </div>
      <div data-focus="field:introduction">
        <MarkedText focusKey="field:introduction" {...propsOf('introduction')} isOptional />
      </div>
      <div data-focus="field:website">
        <TextField {...propsOf('website')} isOptional inputMode="url" />
      </div>
      <CheckField
        label={t('Published: buyers see this page')}
        isOn={details.isPublished}
        isDisabled={!canEdit}
        onToggle={(isPublished) => change(t('Published'), detailNames[3], { isPublished })}
      />
      {answer.attributes.length > 0 && (
        <fieldset>
          <legend className="form-label">{t('Attributes')}</legend>
          {answer.attributes.map(({ id, name }) => (
            <CheckField
              key={String(id)}
              label={name}
              isOn={details.attributes.some((each) => String(each) === String(id))}
              isDisabled={!canEdit}
              onToggle={(isOn) => toggle(id, isOn)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
