import { factsOf } from '@shared/facts';
import { fileSize } from '@shared/format/fileSize';
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
            {factsOf([type, typeof bytes === 'number' && fileSize(bytes, locale)])}
          </span>
        </li>
      ))}
    </ul>
  );
}
