import { useMemo, useState } from 'react';
import { formatCount } from '@shared/format/numbers';
import { t, tn } from '@shared/i18n';
import { ChangesDialog } from '@shared/forms/ChangesDialog';
import { placesOf } from '@shared/format/amounts';
import { changesOf, ways, type Bulk, type BulkField } from '../model/bulk';
import { BulkFields } from './BulkFields';
import { ChangeTable } from './ChangeTable';
import type { EditingProps } from './editingProps';
import { titleOf } from './words';
import { type ListedProduct, keyOf } from '../model/product';

interface Props extends EditingProps {
  products: readonly ListedProduct[];
  onClose: () => void;
}

/** One field of many products at once, with what becomes of each. It is put among what is not saved: nothing is sent. */
export function BulkDialog({ products, work, currency, money, locale, onClose }: Props) {
  const [bulk, setBulk] = useState<Bulk>({ field: 'price', way: 'set', value: '' });
  const { drafts } = work;
  // What is typed over a product and not saved counts: it is what the person sees.
  const seen = useMemo(
    () => products.map((product) => ({ ...product, ...drafts.get(keyOf(product))?.edits })),
    [products, drafts],
  );
  const changes = useMemo(() => changesOf(bulk, seen, placesOf(currency)), [bulk, seen, currency]);
  const wrong = changes.filter(({ problem }) => problem !== null).length;
  const count = { count: formatCount(changes.length, locale) };
  const same = products.length - changes.length;

  const apply = () => {
    const saved = new Map(products.map((product) => [keyOf(product), product]));
    work.apply(
      changes.map(({ product, name, to }) => ({
        record: saved.get(keyOf(product)) ?? product,
        edits: { [name]: to },
      })),
    );
  };
  const isOff = changes.length === 0 || wrong > 0;
  const why = wrong > 0 ? t('Some values are not possible.') : t('Nothing changes yet.');
  return (
    <ChangesDialog
      title={tn('Edit %(count)s product', 'Edit %(count)s products', products.length, {
        count: formatCount(products.length, locale),
      })}
      isDirty={bulk.value !== ''}
      label={
        isOff
          ? t('Change products')
          : tn('Change %(count)s product', 'Change %(count)s products', changes.length, count)
      }
      whyOff={isOff ? why : null}
      onApply={apply}
      onClose={onClose}
    >
      <BulkFields
        bulk={bulk}
        currency={currency}
        onChange={(change) => setBulk({ ...bulk, ...change })}
        onField={(field: BulkField) => setBulk({ field, way: ways[field][0], value: '' })}
      />
      <p className="ww-muted" role="status">
        {previewSays({ changes: changes.length, same, wrong, locale })}
      </p>
      {changes.length > 0 && (
        <ChangeTable
          isOneField
          money={money}
          changes={changes}
          shown={({ product, ...change }) => ({
            ...change,
            key: keyOf(product),
            title: titleOf(product),
          })}
        />
      )}
    </ChangesDialog>
  );
}

interface Preview {
  changes: number;
  same: number;
  wrong: number;
  locale: string;
}

function previewSays({ changes, same, wrong, locale }: Preview): string {
  if (changes === 0) return t('Nothing changes yet.');
  const counted = (count: number) => ({ count: formatCount(count, locale) });
  if (wrong > 0) {
    return tn(
      '%(count)s value is not possible.',
      '%(count)s values are not possible.',
      wrong,
      counted(wrong),
    );
  }
  const says = tn(
    '%(count)s product changes.',
    '%(count)s products change.',
    changes,
    counted(changes),
  );
  if (same === 0) return says;
  return `${says} ${tn('%(count)s stays as it is.', '%(count)s stay as they are.', same, counted(same))}`;
}
