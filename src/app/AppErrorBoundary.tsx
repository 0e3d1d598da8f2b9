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

const NO_FAILURE: State = { hasFailed: false, isRetrying: false, isOutOfReach: false };

/** Shows an error screen with a retry when a page throws or a chunk does not load. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { ...NO_FAILURE, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { ...NO_FAILURE, pathname };
  }

  // After a release the old chunks are gone, and only a reload asks for the new ones. A reload
  // while offline would replace this page with the browser's own error page.
  private handleRetry = async () => {
    this.setState({ isRetrying: true, isOutOfReach: false });
    if (await isSiteReachable()) window.location.reload();
    else this.setState({ isRetrying: false, isOutOfReach: true });
  };

  override render() {
    const { hasFailed, isRetrying, isOutOfReach } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <ErrorFallback
        onRetry={() => void this.handleRetry()}
        isRetrying={isRetrying}
        isOutOfReach={isOutOfReach}
      />
    );
  }
}
