import { factsOf } from '@shared/facts';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { documentIcon } from '@shared/ui/icons/document';
import type { FileOfProduct, Product } from '../model/product';

/** What the seller gives along with a product: each file with its type and its size. */
export function ProductFiles({ product: { materials, instructions } }: { product: Product }) {
  return (
    <>
      {materials.length > 0 && <Files title={t('Marketing materials')} files={materials} />}
      {instructions.length > 0 && <Files title={t('Instructions')} files={instructions} />}
    </>
  );
}

function Files({ title, files }: { title: string; files: readonly FileOfProduct[] }) {
  const locale = useLocale();
  return (
    <Card title={title}>
      <ul className="ww-pd-files">
        {files.map(({ name, url, type, bytes }, index) => (
          <li key={index}>
            <Icon of={documentIcon} />
            <a href={url} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
            <span className="ww-muted">
              {factsOf([type, bytes !== null && sizeText(bytes, locale)])}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const sizeText = (bytes: number, locale: string): string =>
  bytes < 1_000_000
    ? t('%(count)s kB', { count: Math.max(1, Math.round(bytes / 1000)) })
    : t('%(count)s MB', { count: writeNumber((bytes / 1_000_000).toFixed(1), locale) });
