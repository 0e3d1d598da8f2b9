import { type ReactNode, useRef } from 'react';
import { Button } from '../Button';

interface CorrectionsProps {
  /** Texts that may have been meant, one button each. */
  offers: readonly string[];
  /** What a button says: 'Quis dizer +33 6 12 34 56 78?' */
  label: (offer: string) => string;
  onTake: (offer: string) => void;
  className?: string;
  /** The field. */
  children: ReactNode;
}

/** A field, and below it what may have been meant, taken in one tap; the field then has the focus. */
export function Corrections({ offers, label, onTake, className, children }: CorrectionsProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={boxRef} className={className}>
      {children}
      {offers.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {offers.map((offer) => (
            <Button
              key={offer}
              variant="outline"
              className="max-w-full wrap-anywhere"
              onClick={() => {
                onTake(offer);
                boxRef.current?.querySelector('input')?.focus();
              }}
            >
              {label(offer)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
