import { LoaderCircle } from 'lucide-react';
import { ErrorBox } from '@/components/ErrorBox';

interface LoadFailureProps {
  message: string;
  /** The attempt under way; null when the last one has failed too. */
  attempt: number | null;
  onRetry: () => void;
}

/** The list did not load (Specification §8, Admin bookings load). */
export function LoadFailure({ message, attempt, onRetry }: LoadFailureProps) {
  return (
    <ErrorBox title="Erro ao Carregar Reservas" onRetry={onRetry}>
      <p>{message}</p>
      {attempt !== null && (
        <p className="mt-2 flex items-center gap-2 text-13 font-medium text-tinta-2">
          <LoaderCircle className="size-4 animate-gira text-anil-600" aria-hidden />
          {`Tentativa ${attempt} de 3`}
        </p>
      )}
    </ErrorBox>
  );
}
