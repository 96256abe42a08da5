import { useState, type ReactNode } from 'react';
import { t } from '@shared/page/i18n';
import { Dialog } from '@shared/ui/Dialog';
import { Segmented } from '@shared/ui/Segmented';
import { snippetOf, type Language } from '../model/snippets';
import { CodeBlock } from './CodeBlock';

interface Props {
  signatureHeader: string;
  onClose: () => void;
}

// Names are the same in all languages.
const languages: readonly { value: Language; label: ReactNode }[] = [
  { value: 'python', label: <span translate="no">Python</span> },
  { value: 'node', label: <span translate="no">Node</span> },
];

/** Code for a receiver that tells our deliveries from what anybody sends. */
export function VerifyDialog({ signatureHeader, onClose }: Props) {
  const [language, setLanguage] = useState<Language>('python');
  return (
    <Dialog title={t('Verify a delivery')} size="preview" onClose={onClose}>
      <div className="ww-stack">
        <p>
          {t(
            '%(header)s holds the time in seconds (t) and, for each secret that is valid, a signature (v1): the HMAC-SHA256 of the time, a dot and the body.',
            { header: signatureHeader },
          )}
        </p>
        <Segmented
          label={t('Language')}
          choices={languages}
          value={language}
          onChange={setLanguage}
        />
        <CodeBlock
          label={t('Code that verifies')}
          text={snippetOf(language, signatureHeader)}
          copyLabel={t('Copy code')}
        />
      </div>
    </Dialog>
  );
}
