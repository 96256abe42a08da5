import { useRef, useState } from 'react';
import { textOf } from '@shared/answers/values';
import type { Coa } from '@shared/contract/batches';
import { formatDay, parseDay } from '@shared/format/dates';
import { fileSize } from '@shared/format/fileSize';
import { t, tn } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { ConfirmButton } from '@shared/ui/ConfirmButton';
import { BusyButton } from '@shared/ui/BusyButton';
import { NewTabLink } from '@shared/ui/NewTabLink';
import { mayTakeFocus } from '@shared/focus/focused';
import { linkUrl } from '@shared/urls/guard';
import type { Finding } from '../model/findings';
import { nameOfCoa } from '../model/labels';
import { CoaWriteNews } from './CoaWriteNews';
import { Findings } from './Findings';
import { useForm } from './FormContext';
import { useCoaWrites } from './useCoaWrites';

interface Props {
  coa: Coa;
  findings: readonly Finding[];
  can: { reanalyze: boolean; remove: boolean };
}

/** A certificate: its file, and what the analysis of it found. */
export function CertificateRow({ coa, findings, can }: Props) {
  const locale = useLocale();
  const { isReadOnly } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const href = linkUrl(coa.url);
  const isPending = coa.analysis?.status === 'pending';
  const name = nameOfCoa(coa);
  const names = { name };

  // Shown to who waited for it: it moves what is below, and takes the focus. Nothing is taken over.
  const handleAnalyzed = () => {
    if (mayTakeFocus(row.current)) setIsOpen(true);
  };
  const { write, analyze, confirmRemoval, retry } = useCoaWrites(coa, handleAnalyzed);
  const isAsking = write?.action === 'analysis' && !('failure' in write);
  const handleAnalyze = () => {
    setIsOpen(false);
    void analyze();
  };

  const comparing = tn(
    'Compare %(count)s difference',
    'Compare %(count)s differences',
    findings.length,
  );
  return (
    <li ref={row} className="ww-coa" aria-label={name}>
      <div className="ww-row">
        <div className="ww-coa-name">
          {href ? (
            <NewTabLink href={href}>
              <bdi className="ww-clamp" title={name}>
                {name}
              </bdi>
            </NewTabLink>
          ) : (
            <bdi className="ww-clamp" title={name}>
              {name}
            </bdi>
          )}
          <span className="ww-muted">{factsOf(coa, locale)}</span>
          <span className="ww-muted" role="status">
            {statusText(coa, findings.length)}
          </span>
        </div>
        {!isReadOnly && findings.length > 0 && (
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            aria-label={`${comparing}: ${name}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            {comparing}
          </button>
        )}
        {!isReadOnly && can.reanalyze && (
          <BusyButton
            className="btn-sm btn-outline-secondary"
            aria-label={t('Re-analyze %(name)s', names)}
            isBusy={isPending || isAsking}
            onClick={handleAnalyze}
          >
            {t('Re-analyze')}
          </BusyButton>
        )}
        {!isReadOnly && can.remove && (
          <ConfirmButton
            className="btn-sm btn-outline-secondary"
            label={t('Remove')}
            name={t('Remove %(name)s', names)}
            title={t('Remove certificate')}
            says={t('“%(name)s” and what was found in it are deleted. You can’t undo this.', names)}
            action={t('Remove certificate')}
            onConfirm={confirmRemoval}
          />
        )}
      </div>
      <CoaWriteNews write={write} onRetry={retry} />
      {isOpen && <Findings coa={coa} findings={findings} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

function statusText({ analysis }: Coa, differences: number): string {
  if (!analysis) return t('Not analyzed');
  if (analysis.status === 'pending') return t('Analyzing…');
  if (analysis.status === 'failed')
    return t('Not readable: %(why)s', {
      why: textOf(analysis.message) || t('no reason was given'),
    });
  return differences === 0 ? t('Analyzed: matches the form') : t('Analyzed');
}

/** "212 kB, uploaded Sep 21, 2026": as much of it as the server says. */
function factsOf({ size, uploadedOn }: Coa, locale: string): string {
  const facts = [
    Number.isFinite(size) && fileSize(size, locale),
    parseDay(uploadedOn) && t('uploaded %(day)s', { day: formatDay(uploadedOn, locale) }),
  ];
  return facts.filter(Boolean).join(', ');
}
