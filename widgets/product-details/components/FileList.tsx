import { factsOf } from '@shared/facts';
import { writeNumber } from '@shared/format/writeNumber';
import { t } from '@shared/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Icon } from '@shared/ui/Icon';
import { documentIcon } from '@shared/ui/icons/document';
import { NewTabLink } from '@shared/ui/NewTabLink';
import type { FileOfProduct } from '../model/product';

/** Files to look at, with their type and size as far as they are told. */
export function FileList({ label, files }: { label: string; files: readonly FileOfProduct[] }) {
  const locale = useLocale();
  return (
    <ul className="ww-pd-files" aria-label={label}>
      {files.map(({ name, url, type, bytes }, index) => (
        <li key={index}>
          <Icon of={documentIcon} />
          <NewTabLink href={url}>
            <bdi>{name}</bdi>
          </NewTabLink>
          <span className="ww-muted">
            {factsOf([type, typeof bytes === 'number' && sizeText(bytes, locale)])}
          </span>
        </li>
      ))}
    </ul>
  );
}

const sizeText = (bytes: number, locale: string): string =>
  bytes < 1_000_000
    ? t('%(count)s kB', { count: Math.max(1, Math.round(bytes / 1000)) })
    : t('%(count)s MB', { count: writeNumber((bytes / 1_000_000).toFixed(1), locale) });
