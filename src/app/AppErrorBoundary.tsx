import { Component, type ReactNode } from 'react';
import { ErrorFallback } from '@/components/ErrorFallback';
import { isSiteReachable } from './site-reachable';

interface Props {
  /** The current path: when it changes, the failure is cleared. */
  pathname?: string;
  children: ReactNode;
}

interface State {
  /** The path that this state belongs to. */
  pathname?: string;
  hasFailed: boolean;
  isRetrying: boolean;
  isOutOfReach: boolean;
}

/** How often a page that is out of reach is asked for again. */
const ASK_AGAIN_MS = 3000;

const NO_FAILURE: State = { hasFailed: false, isRetrying: false, isOutOfReach: false };

/**
 * Shows an error screen with a retry when a page throws or a chunk does not load. A page that is
 * out of reach is loaded again once the site answers.
 */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { ...NO_FAILURE, pathname: this.props.pathname };

  private asking: number | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true, isOutOfReach: !navigator.onLine };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { ...NO_FAILURE, pathname };
  }

  override componentDidCatch() {
    if (!navigator.onLine) this.askLater();
  }

  override componentWillUnmount() {
    clearTimeout(this.asking);
  }

  private askLater() {
    clearTimeout(this.asking);
    this.asking = window.setTimeout(this.reload, ASK_AGAIN_MS);
  }

  // After a release the old chunks are gone, and a browser remembers those that did not load: only
  // a reload asks anew. A reload while offline would show the browser's own error page instead.
  private reload = async () => {
    const isReachable = await isSiteReachable();
    // Somebody who went on to another page meanwhile keeps it.
    if (!this.state.hasFailed) return;
    if (isReachable) {
      window.location.reload();
    } else {
      this.setState({ isRetrying: false, isOutOfReach: true });
      this.askLater();
    }
  };

  private handleRetry = () => {
    this.setState({ isRetrying: true });
    void this.reload();
  };

  override render() {
    const { hasFailed, isRetrying, isOutOfReach } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <ErrorFallback
        onRetry={this.handleRetry}
        isRetrying={isRetrying}
        isOutOfReach={isOutOfReach}
      />
    );
  }
}
