import { LOADING, TRY_AGAIN } from '@messages/parts';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from './Button';

interface ErrorBoxProps {
  title: ReactNode;
  /** What to know or do, in normal text colour below the title. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  isRetrying?: boolean;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** A red box: what failed, what to do, and a retry. Screen readers read it when it appears. */
export function ErrorBox({
  title,
  children,
  onRetry,
  retryLabel = TRY_AGAIN,
  isRetrying = false,
  ref,
  className = '',
}: ErrorBoxProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className={`flex gap-3.5 rounded-field border-s-5 border-erro-700 bg-erro-100 px-5 py-4 panel:gap-3 panel:px-4 panel:py-3.5 ${className}`}
    >
      <CircleAlert className="size-6 text-erro-700 panel:size-5.5" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-erro-700">{title}</p>
        {children !== undefined && <div className="text-15 panel:text-14">{children}</div>}
        {onRetry && (
          <Button
            variant="outline"
            className="mt-3"
            onClick={onRetry}
            isBusy={isRetrying}
            busyLabel={LOADING}
          >
            <RotateCw aria-hidden />
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
