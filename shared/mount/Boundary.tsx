import { Component, type ReactNode } from 'react';
import { t } from '../page/i18n';

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  hasCrashed: boolean;
}

/** Shows a sentence and Retry instead of a screen that crashed; the widgets beside it go on. */
export class Boundary extends Component<Props, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <div className="alert alert-danger" role="alert">
        <p>{t('This part of the page stopped working. What you saved before is safe.')}</p>
        <button
          type="button"
          className="btn btn-outline-danger"
          onClick={() => this.setState({ hasCrashed: false })}
        >
          {t('Retry')}
        </button>
      </div>
    );
  }
}
