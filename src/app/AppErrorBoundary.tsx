import { Component, type ReactNode } from 'react';
import { ErrorFallback } from '@/components/ErrorFallback';

interface State {
  hasFailed: boolean;
}

/** The last net: a page that throws, or a chunk that does not arrive, shows words and a way on. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  // A chunk that failed to load stays failed in this page's memory: only a new load asks again.
  private handleRetry = () => window.location.reload();

  override render() {
    return this.state.hasFailed ? (
      <ErrorFallback onRetry={this.handleRetry} />
    ) : (
      this.props.children
    );
  }
}
