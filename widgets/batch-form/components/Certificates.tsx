import type { Batch, Coa, NamedChoice } from '@shared/contract/batches';
import { FileDrop } from '@shared/forms/FileDrop';
import { t } from '@shared/page/i18n';
import { acceptedFiles } from '../model/fileCheck';
import { keyOf } from '../model/batch';
import type { BatchFormConfig } from '../config';
import type { Edits } from '../model/edits';
import { findingsOf } from '../model/findings';
import { CertificateRow } from './CertificateRow';
import { useForm } from './FormContext';
import { Section } from './Section';
import { UploadRow } from './UploadRow';
import { useUploads, type UploadList } from './useUploads';

interface Props {
  source: Batch;
  edits: Edits;
  types: readonly NamedChoice[];
  urls: BatchFormConfig['urls'];
  isCopy: boolean;
  uploadList: UploadList;
}

/** The certificates of analysis. They are saved by themselves, apart from the form. */
export function Certificates({ source, edits, types, urls, isCopy, uploadList }: Props) {
  const uploads = useUploads(uploadList, source.coas);
  const { isReadOnly } = useForm();
  const findings = ({ analysis }: Coa) =>
    analysis?.status === 'done' ? findingsOf(source, edits, analysis.found, types) : [];
  const isEmpty = source.coas.length + uploads.uploads.length === 0;

  return (
    <Section title={t('Certificates of analysis')}>
      {isCopy && <p className="ww-muted">{t('Add certificates after you create the copy.')}</p>}
      {isEmpty && !isCopy && <p className="ww-muted">{t('No certificates yet.')}</p>}
      <ul
        className="ww-coas"
        data-focus="certificates"
        tabIndex={-1}
        aria-label={t('Certificates of analysis')}
      >
        {source.coas.map((coa) => (
          <CertificateRow
            key={keyOf(coa.id)}
            coa={coa}
            findings={findings(coa)}
            can={{
              reanalyze: urls.coaReanalyze !== undefined,
              remove: urls.coaRemove !== undefined,
            }}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {!isReadOnly && !isCopy && urls.coaUpload !== undefined && (
        <FileDrop
          label={t('Choose certificates')}
          hint={t('or drop them here: PDF, PNG or JPEG')}
          accept={acceptedFiles}
          isMultiple
          onFiles={uploads.add}
        />
      )}
    </Section>
  );
}
