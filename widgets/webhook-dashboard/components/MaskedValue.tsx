import { t } from '@shared/page/i18n';
import { BusyButton } from '@shared/ui/BusyButton';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { CopyButton } from './CopyButton';
import type { Masked } from './useMasked';

interface Props {
  masked: Masked;
  /** What it is, within a sentence: "the secret". */
  name: string;
  canShow: boolean;
}

const dots = '••••••••••••';

/** A secret as dots, and on demand as it is. */
export function MaskedValue({ masked: { state, show, hide }, name, canShow }: Props) {
  const isShown = state.status === 'shown';
  return (
    <div className="ww-masked">
      {isShown ? (
        <code className="ww-masked-value" dir="ltr" translate="no">
          {state.secret.text}
        </code>
      ) : (
        <span className="ww-masked-value">
          <span aria-hidden="true">{dots}</span>
          <span className="visually-hidden">{t('Hidden')}</span>
        </span>
      )}
      {(canShow || isShown) && (
        <BusyButton
          className="btn-plain"
          isBusy={state.status === 'reading'}
          aria-label={isShown ? t('Hide %(name)s', { name }) : t('Show %(name)s', { name })}
          onClick={() => {
            if (isShown) hide();
            else void show();
          }}
        >
          {isShown ? t('Hide') : t('Show')}
        </BusyButton>
      )}
      {isShown && (
        <CopyButton
          textOf={() => state.secret.text}
          label={t('Copy')}
          name={t('Copy %(name)s', { name })}
        />
      )}
      {state.status === 'failed' && (
        <FailureAlert failure={state.failure}>
          {t('We could not show %(name)s.', { name })}
        </FailureAlert>
      )}
    </div>
  );
}
