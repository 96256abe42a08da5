import { useLayoutEffect, useRef, useState } from 'react';
import { CheckField } from '@shared/forms/CheckField';
import { useFocus } from '@shared/focus/useFocus';
import { t } from '@shared/i18n';
import { RowMoves, type MovePart } from '@shared/lists/RowMoves';
import { useRowOrder } from '@shared/lists/useRowOrder';
import { Segmented } from '@shared/ui/Segmented';
import { inOrder, withId, withMoved, type Layout } from '../model/layout';
import type { ModuleId } from '../model/modules';
import { moduleName } from '../model/words';

interface Props {
  layout: Layout;
  available: readonly ModuleId[];
  isDisabled: boolean;
  onChange: (edits: Partial<Layout>) => void;
}

/** A row for each module: where it stands, whether it is shown, and how large. */
export function ModuleRows({ layout, available, isDisabled, onChange }: Props) {
  const { order, hidden, wide } = layout;
  const list = useRef<HTMLUListElement>(null);
  const focus = useFocus();
  const listed = inOrder(layout, available);
  /** The way by which a module was moved: the focus stays there. */
  const [moved, setMoved] = useState<{ id: string; part: MovePart } | null>(null);
  const [says, setSays] = useState('');
  useLayoutEffect(() => {
    if (moved) focus.moveTo(`${moved.id}:${moved.part}`);
  }, [focus, moved]);

  const move = (id: string, index: number) => {
    const next = withMoved(order, listed, id, index);
    onChange({ order: next });
    const known = listed.find((each) => each === id);
    const at = inOrder({ ...layout, order: next }, available).findIndex((each) => each === id);
    if (known && at >= 0) {
      setSays(t('%(name)s: position %(at)s', { name: moduleName(known), at: at + 1 }));
    }
  };
  const { mark, handlers } = useRowOrder(list, move);
  const moveBy = (id: ModuleId, index: number, part: MovePart) => {
    move(id, index);
    setMoved({ id, part });
  };
  return (
    <fieldset disabled={isDisabled}>
      <legend className="visually-hidden">{t('Modules')}</legend>
      <ul ref={list} className="ww-layout-rows" {...(!isDisabled && handlers)}>
        {listed.map((id, index) => (
          <li key={id} data-key={id} data-place={index}>
            <RowMoves
              number={index + 1}
              name={moduleName(id)}
              focusKey={id}
              onStep={(step, part) => moveBy(id, index + step, part)}
              onNumber={(number, part) => moveBy(id, number - 1, part)}
              onCancel={() => setMoved({ id, part: 'number' })}
            />
            <CheckField
              label={moduleName(id)}
              isOn={!hidden.includes(id)}
              onToggle={(isOn) => onChange({ hidden: withId(hidden, id, !isOn) })}
            />
            <Segmented
              label={t('Size of %(name)s', { name: moduleName(id) })}
              value={wide.includes(id) ? 'full' : 'half'}
              choices={[
                { value: 'half', label: t('Half') },
                { value: 'full', label: t('Full') },
              ]}
              onChange={(size) => onChange({ wide: withId(wide, id, size === 'full') })}
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
