import { factsOf } from '@shared/format/facts';
import { fileSize } from '@shared/format/fileSize';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { Badge } from '@shared/ui/Badge';
import { Card } from '@shared/ui/Card';
import { Icon } from '@shared/ui/Icon';
import { documentIcon } from '@shared/ui/icons/document';
import { NewTabLink } from '@shared/ui/NewTabLink';
import { SummaryList } from '@shared/ui/SummaryList';
import type { Batch, FileOfProduct } from '../model/product';

interface Props {
  title: string;
  files: readonly FileOfProduct[];
}

/** Files to look at, with their type and size as far as they are told. */
function FileList({ title, files }: Props) {
  const locale = useLocale();
  return (
    <ul className="ww-pd-files" aria-label={title}>
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

export const FileCard = (props: Props) =>
  props.files.length > 0 && (
    <Card title={props.title}>
      <FileList {...props} />
    </Card>
  );

/** What laboratories found in a batch, with its certificates. */
export function LabResults({ batch }: { batch: Batch | undefined }) {
  if (!batch || batch.labResults.length + batch.certificates.length === 0) return null;
  const findings = batch.labResults.map(({ name, result, passed }) => ({
    label: <bdi>{name}</bdi>,
    amount: (
      <>
        <bdi>{result}</bdi> {passed === true && <Badge tone="success">{t('Passed')}</Badge>}
        {passed === false && <Badge tone="danger">{t('Not passed')}</Badge>}
      </>
    ),
  }));
  return (
    <Card title={t('Lab results')} caption={<bdi>{batch.reference}</bdi>}>
      <SummaryList rows={findings} />
      <FileList title={t('Certificates of analysis')} files={batch.certificates} />
    </Card>
  );
}
