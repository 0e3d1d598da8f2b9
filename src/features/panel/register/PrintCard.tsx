import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/Button';
import { PrintSheet } from '@/components/print/PrintSheet';
import { RegistrationCard } from './RegistrationCard';

type PrintCardProps = Parameters<typeof RegistrationCard>[0];

/** 'Ficha': prints the registration card, and leaves the window's own print as it was (REG-05). */
export function PrintCard(card: PrintCardProps) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setIsPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);

  function handlePrint() {
    // The sheet must be there when the browser looks for what to print.
    flushSync(() => setIsPrinting(true));
    window.print();
  }

  return (
    <>
      <Button variant="outline" onClick={handlePrint}>
        <Printer aria-hidden />
        Ficha
      </Button>
      {isPrinting && (
        <PrintSheet>
          <RegistrationCard {...card} />
        </PrintSheet>
      )}
    </>
  );
}
