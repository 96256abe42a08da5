import type { Id } from '@shared/answers/id';
import { SelectField } from '@shared/forms/SelectField';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { fieldsOf, textAt, tileName, valueAt, type FieldSpec } from '../model/kinds';
import { tileOf, type Tile } from '../model/page';
import { withField } from '../model/tileEdits';
import { MarkedText } from './MarkedText';
import type { PanelProps } from './Panel';
import { PictureField } from './PictureField';
import { ProductsField } from './ProductsField';
import { campaignIn } from './TileContent';

type Props = PanelProps & { tile: Tile };

/** The fields of a tile, by its kind. */
export const TileFields = (props: Props) =>
  fieldsOf(props.tile.kind).map((field) => (
    <div key={field.name} data-focus={`field:${field.name}`}>
      <TileField {...props} field={field} />
    </div>
  ));

function TileField({ tile, field, ...props }: Props & { field: FieldSpec }) {
  const { answer, config, editor } = props;
  const { uid } = tile;
  const { name, type } = field;
  const label = field.label();
  const was = tileOf(editor.editing.base, uid);
  const former = was && textAt(was, name);
  const saved = was && valueAt(was, name);
  const value = textAt(tile, name);
  const change = (typed: Id | Id[] | null, of: string | null = null) => {
    // As it was again, which may be no field at all.
    const before = Array.isArray(saved) ? saved.join() : former;
    const changed = String(typed ?? '') === before ? saved : typed;
    editor.saving.forgetPart(uid);
    editor.does(
      t('Change %(field)s of %(name)s', { field: label, name: tileName(tile) }),
      (page) => withField(page, uid, name, changed),
      of,
    );
  };
  const common = {
    label,
    error: editor.errorsAt(uid, name),
    isOptional: field.isOptional ?? false,
    isReadOnly: !answer.canEdit,
    width: 'full' as const,
  };
  const text = {
    ...common,
    value,
    was: former === undefined || former === value ? undefined : former,
    onChange: (typed: string) => change(typed, `${uid} ${name}`),
  };

  switch (type) {
    case 'line':
      return <TextField {...text} />;
    case 'link':
      return <TextField {...text} inputMode="url" />;
    case 'text':
      return <MarkedText focusKey={`field:${name}`} {...text} />;
    case 'picture':
      return (
        <PictureField
          {...common}
          url={value}
          uploads={editor.uploads}
          uid={uid}
          canUpload={config.urls.pictures !== undefined && answer.canEdit}
          onRemove={() => change('')}
        />
      );
    case 'products':
      return (
        <ProductsField
          {...common}
          products={answer.products}
          chosen={valueAt(tile, name)}
          onChange={change}
        />
      );
    case 'campaign': {
      const chosen = campaignIn(tile, answer);
      return (
        <SelectField
          {...common}
          choices={answer.campaigns}
          value={chosen?.id ?? (value === '' ? null : value)}
          onChange={change}
        />
      );
    }
  }
}
