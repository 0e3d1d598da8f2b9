import { ArrowDown, ArrowUp, Printer } from 'lucide-react';
import { Button } from '@/components/Button';

interface ModalFooterProps {
  /** There is a booking to print. */
  canPrint: boolean;
  neighbours: { previous: string | null; next: string | null };
  onStep: (bookingNumber: string) => void;
}

/** From this booking to the one before or after it in the list, and onto paper. */
export function ModalFooter({
  canPrint,
  neighbours: { previous, next },
  onStep,
}: ModalFooterProps) {
  return (
    <>
      <nav aria-label="Lista de reservas" className="me-auto flex gap-2">
        <Button
          variant="outline"
          disabled={previous === null}
          onClick={() => previous !== null && onStep(previous)}
        >
          <ArrowUp aria-hidden />
          Anterior
        </Button>
        <Button
          variant="outline"
          disabled={next === null}
          onClick={() => next !== null && onStep(next)}
        >
          <ArrowDown aria-hidden />
          Seguinte
        </Button>
      </nav>
      {canPrint && (
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Imprimir
        </Button>
      )}
    </>
  );
}
