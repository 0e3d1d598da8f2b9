import { Download, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import type { ListedPart } from '@/features/panel/booking-data/export-bookings';
import { useExport } from './useExport';

/** 'Exportar CSV': all bookings of the list as filtered, however many are shown (DESK-12). */
export function ExportButton({ part }: { part: ListedPart }) {
  const { isExporting, readCount, start, stop } = useExport(part);
  const exportRef = useRef<HTMLButtonElement>(null);

  function handleStop() {
    stop();
    exportRef.current?.focus();
  }

  return (
    <>
      <Button
        ref={exportRef}
        variant="outline"
        onClick={start}
        isBusy={isExporting}
        busyLabel={readCount === 0 ? 'A exportar...' : `A exportar, ${readCount} lidas...`}
      >
        <Download aria-hidden />
        Exportar CSV
      </Button>
      {isExporting && (
        <Button variant="quiet" onClick={handleStop}>
          <X aria-hidden />
          Parar
        </Button>
      )}
    </>
  );
}
