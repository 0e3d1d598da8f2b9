import { Component, type ReactNode } from 'react';
import { ErrorFallback } from '@/components/ErrorFallback';
import { isSiteReachable } from './site-reachable';

interface Props {
  /** Where one is: going elsewhere leaves the failure behind. */
  pathname?: string;
  children: ReactNode;
}

interface State {
  /** Where it failed, or may yet. */
  pathname?: string;
  hasFailed: boolean;
  isRetrying: boolean;
  isOutOfReach: boolean;
}

const SOUND: State = { hasFailed: false, isRetrying: false, isOutOfReach: false };

/** The net: a page that throws, or a chunk that does not arrive, shows words and a way on. */
export class AppErrorBoundary extends Component<Props, State> {
  override state: State = { ...SOUND, pathname: this.props.pathname };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { ...SOUND, pathname };
  }

  // After a new release the old chunks are gone: only a new load asks for the right ones. Without a
  // line it would put the browser's own page in place of this one.
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
