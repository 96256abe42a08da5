import { useEffect, useState } from 'react';
import { t } from '@shared/page/i18n';

interface Props {
  /** Read when it is pressed: what is secret is not held by a button. */
  textOf: () => string;
  label: string;
  /** Where the label alone does not say of what. */
  name?: string;
}

/** Milliseconds for which it says what became of it. */
const saidFor = 4000;

/** Puts a text onto the clipboard. Pages without https have none: it says so then. */
export function CopyButton({ textOf, label, name }: Props) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => {
    // oxlint-disable-next-line house/no-restricted-syntax -- The browser tells a failure only by throwing.
    try {
      await navigator.clipboard.writeText(textOf());
      setSaid(t('Copied'));
    } catch {
      setSaid(t('Not copied. Select the text and copy it.'));
    }
  };
  return (
    <>
      <button type="button" className="btn btn-plain" aria-label={name} onClick={() => void copy()}>
        {label}
      </button>
      {/* There before it has something to say: only then is it read out. */}
      <span className="ww-muted" role="status">
        {said}
      </span>
    </>
  );
}
