import { ArrowDown, ArrowUp, ListChecks, Printer } from 'lucide-react';
import { Button } from '@/components/Button';

interface ModalFooterProps {
  /** There is a booking to print and to answer. */
  hasBooking: boolean;
  neighbours: { previous: string | null; next: string | null };
  onStep: (bookingNumber: string) => void;
  onStatus: () => void;
}

/** On a phone a square of touch size; only screen readers get its label. */
const SQUARE = 'max-md:size-11 max-md:px-0!';
const WORD = 'max-md:sr-only';

/**
 * Steps to the previous or next booking of the list, prints, and on a phone opens the status sheet.
 */
export function ModalFooter({
  hasBooking,
  neighbours: { previous, next },
  onStep,
  onStatus,
}: ModalFooterProps) {
  return (
    <>
      <nav aria-label="Lista de reservas" className="me-auto flex gap-2">
        <Button
          variant="outline"
          disabled={previous === null}
          onClick={() => previous !== null && onStep(previous)}
          className={SQUARE}
        >
          <ArrowUp aria-hidden />
          <span className={WORD}>Anterior</span>
        </Button>
        <Button
          variant="outline"
          disabled={next === null}
          onClick={() => next !== null && onStep(next)}
          className={SQUARE}
        >
          <ArrowDown aria-hidden />
          <span className={WORD}>Seguinte</span>
        </Button>
      </nav>
      {hasBooking && (
        <>
          <Button variant="outline" onClick={() => window.print()} className={SQUARE}>
            <Printer aria-hidden />
            <span className={WORD}>Imprimir</span>
          </Button>
          <Button onClick={onStatus} className="px-2.5! md:hidden">
            <ListChecks aria-hidden className="max-[22rem]:hidden" />
            Alterar estado
          </Button>
        </>
      )}
    </>
  );
}
