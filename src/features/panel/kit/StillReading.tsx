import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { ErrorBox } from '@/components/ErrorBox';
import { reasonSentence } from '@/features/panel/change/reason-sentence';

/** What is read, as `useQuery` gives it. */
export interface Reading {
  data: unknown;
  error: Error | null;
  isLoadingError: boolean;
  refetch: () => Promise<unknown>;
}

interface StillReadingProps {
  /** One query, or several that are needed together. */
  of: Reading | readonly Reading[];
  /** 'Não foi possível carregar o mês' */
  title: string;
  /** Stands in until everything is there. */
  children?: ReactNode;
  /** Two lines and a button in place of the red box, in a small part of a window. */
  isQuiet?: boolean;
  /** Asks again; by default for what failed. */
  onRetry?: () => void;
  /** Of the failure. */
  className?: string;
}

/**
 * What stands where something is being read: its placeholder, or that it failed, why, and the way to
 * ask again; nothing once it is there.
 */
export function StillReading({
  of,
  title,
  children,
  isQuiet = false,
  onRetry,
  className = '',
}: StillReadingProps) {
  const readings = [of].flat();
  const failed = readings.filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (first === undefined) {
    return readings.every(({ data }) => data !== undefined) ? null : children;
  }

  const reason = reasonSentence(first.error);
  const retry = onRetry ?? (() => failed.forEach(({ refetch }) => void refetch()));
  if (!isQuiet) {
    return (
      <ErrorBox title={title} onRetry={retry} className={className}>
        {reason}
      </ErrorBox>
    );
  }
  return (
    <div className={className}>
      <p className="text-13 text-tinta-2">{title}</p>
      {reason !== undefined && <p className="text-13 text-tinta-2">{reason}</p>}
      <Button variant="outline" className="mt-2" onClick={retry}>
        Tentar Novamente
      </Button>
    </div>
  );
}
