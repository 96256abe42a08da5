import { useRef } from 'react';
import type { Batch, Coa, NamedChoice } from '../../../shared/contract/batches';
import { t } from '../../../shared/i18n';
import { keyOf } from '../batch';
import type { BatchFormConfig } from '../config';
import type { Edits } from '../edits';
import { findingsOf } from '../findings';
import { CertificateRow } from './CertificateRow';
import { FileDrop } from './FileDrop';
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
  const uploads = useUploads(uploadList);
  const { isReadOnly } = useForm();
  const place = useRef<HTMLUListElement>(null);
  const focusList = () => place.current?.focus();
  const findings = ({ analysis }: Coa) =>
    analysis?.status === 'done' ? findingsOf(source, edits, analysis.found, types) : [];
  const isEmpty = source.coas.length + uploads.uploads.length === 0;

  return (
    <Section title={t('Certificates of analysis')}>
      {isCopy && (
        <p className="ww-muted">{t('A copy gets certificates of its own once it is saved.')}</p>
      )}
      {isEmpty && !isCopy && <p className="ww-muted">{t('No certificates yet.')}</p>}
      <ul className="ww-coas" ref={place} tabIndex={-1} aria-label={t('Certificates of analysis')}>
        {source.coas.map((coa) => (
          <CertificateRow
            key={keyOf(coa.id)}
            coa={coa}
            findings={findings(coa)}
            can={{
              reanalyze: urls.coaReanalyze !== undefined,
              remove: urls.coaRemove !== undefined,
            }}
            onRemoved={focusList}
          />
        ))}
        {uploads.uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} onGone={focusList} />
        ))}
      </ul>
      {!isReadOnly && !isCopy && urls.coaUpload !== undefined && <FileDrop onFiles={uploads.add} />}
    </Section>
  );
}
