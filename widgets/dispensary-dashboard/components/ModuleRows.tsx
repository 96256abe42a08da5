import { useRef, useState } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import type { RecordForm } from '@shared/forms/recordForm';
import { t } from '@shared/page/i18n';
import { RowMoves, type MovePart } from '@shared/lists/RowMoves';
import { useMoveFocus } from '@shared/lists/useMoveFocus';
import { useRowOrder } from '@shared/lists/useRowOrder';
import { Segmented } from '@shared/ui/Segmented';
import { inOrder, withId, withMoved, type Layout } from '../model/layout';
import { moduleName, type ModuleId } from '../model/modules';

interface Props {
  form: RecordForm<Layout>;
  available: readonly ModuleId[];
}

/** A row for each module: where it stands, whether it is shown, and how large. */
export function ModuleRows({ form, available }: Props) {
  const { fields, isBusy, change } = form;
  const { order, hidden, wide } = fields;
  const list = useRef<HTMLUListElement>(null);
  const listed = inOrder(order, available);
  const focusMoved = useMoveFocus();
  const [says, setSays] = useState('');
  const move = (id: ModuleId, index: number, part: MovePart) => {
    const next = withMoved(order, listed, id, index);
    const at = inOrder(next, available).indexOf(id) + 1;
    change({ order: next });
    focusMoved({ key: id, part });
    setSays(t('%(name)s: position %(at)s', { name: moduleName(id), at }));
  };
  const { mark, handlers } = useRowOrder(list, (key, index) =>
    move(key as ModuleId, index, 'handle'),
  );
  return (
    <fieldset disabled={isBusy}>
      <legend className="visually-hidden">{t('Modules')}</legend>
      <ul ref={list} className="ww-layout-rows" {...(!isBusy && handlers)}>
        {listed.map((id, index) => (
          <li key={id} data-key={id} data-place={index}>
            <RowMoves
              number={index + 1}
              name={moduleName(id)}
              focusKey={id}
              onStep={(step, part) => move(id, index + step, part)}
              onNumber={(number, part) => move(id, number - 1, part)}
              onCancel={() => focusMoved({ key: id, part: 'number' })}
            />
            <CheckField
              label={moduleName(id)}
              isOn={!hidden.includes(id)}
              onToggle={(isOn) => change({ hidden: withId(hidden, id, !isOn) })}
            />
            <Segmented
              label={t('Size of %(name)s', { name: moduleName(id) })}
              value={wide.includes(id) ? 'full' : 'half'}
              choices={[
                { value: 'half', label: t('Half') },
                { value: 'full', label: t('Full') },
              ]}
              onChange={(size) => change({ wide: withId(wide, id, size === 'full') })}
            />
          </li>
        ))}
        {mark !== null && <li className="ww-drop-mark" aria-hidden="true" style={{ top: mark }} />}
      </ul>
      <span className="visually-hidden" role="status">
        {says}
      </span>
    </fieldset>
  );
}
