import { Fragment } from 'react';
import type { VariantProduct } from '@shared/contract/variantCreation';
import { TextField } from '@shared/forms/TextField';
import { t } from '@shared/page/i18n';
import { nameOf, shownApart, skuOf, tokensOf } from '../model/pattern';
import type { Creating } from './useCreation';

interface Props {
  product: VariantProduct;
  creating: Creating;
}

/** How names and SKUs are made, with what the first new variant would be called. */
export function PatternFields({ product, creating }: Props) {
  const { work, patterns, problems, fresh, isBusy, change } = creating;
  const values = fresh[0]?.values;
  const setPattern = (which: 'names' | 'skus') => (pattern: string) =>
    change({ ...work, patterns: { ...work.patterns, [which]: pattern } });
  const preview = (made: string) =>
    values && t('For example: %(text)s', { text: shownApart(made) });
  return (
    <div className="ww-stack">
      <div className="ww-columns">
        <TextField
          label={t('Names')}
          width="full"
          value={patterns.names}
          error={problems.names === null ? undefined : [problems.names]}
          hint={preview(values ? nameOf(product, values, patterns.names) : '')}
          isDisabled={isBusy}
          onChange={setPattern('names')}
        />
        <TextField
          label={t('SKUs')}
          width="full"
          value={patterns.skus}
          error={problems.skus === null ? undefined : [problems.skus]}
          hint={preview(values ? skuOf(product, values, patterns.skus) : '')}
          isDisabled={isBusy}
          onChange={setPattern('skus')}
        />
      </div>
      <p className="ww-muted ww-tokens">
        {t('Words in braces are filled in:')}{' '}
        {tokensOf(product).map((token, index) => (
          <Fragment key={token}>
            {index > 0 && ', '}
            {'{'}
            <bdi>{token.slice(1, -1)}</bdi>
            {'}'}
          </Fragment>
        ))}
      </p>
    </div>
  );
}
