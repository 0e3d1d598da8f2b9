import { useEffect, useRef, useState } from 'react';
import { bookingsCsv } from '@/domain/booking-list/csv';
import { lisbonToday } from '@/domain/calendar/dates';
import { countLabel } from '@/domain/basics/text';
import { useToast } from '@/components/overlay/useToast';
import { refusalReason } from '@/features/panel/change/refusal-reason';
import { usePanelMutation } from '@/features/panel/change/usePanelMutation';
import { saveFile } from '@/lib/save-file';
import {
  readForExport,
  type ExportedList,
  type ListedPart,
} from '@/features/panel/booking-data/export-bookings';

/**
 * Exports the bookings of the list as a CSV file: reads them all, reports progress, and can be
 * stopped.
 */
export function useExport(part: ListedPart) {
  const toast = useToast();
  const [readCount, setReadCount] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);

  const { change, isPending } = usePanelMutation<ListedPart, ExportedList | null>({
    send: async (_client, asked) => {
      const controller = new AbortController();
      reading.current = controller;
      setReadCount(0);
      return readForExport(asked, { onProgress: setReadCount, signal: controller.signal });
    },
    onDone: (list) => {
      if (list === null) return undefined;
      const { bookings, isCut } = list;
      saveFile({
        name: `reservas-${lisbonToday(new Date())}.csv`,
        text: bookingsCsv(bookings),
        type: 'text/csv',
      });
      const words = countLabel(bookings.length, { one: 'reserva', many: 'reservas' });
      if (!isCut) return { message: `CSV com ${words}.` };
      toast.warning(`CSV com ${words}.`, {
        detail: 'A pesquisa encontrou mais do que cabe num ficheiro: escreva mais letras.',
      });
      return undefined;
    },
    failure: (error) => `Não foi possível exportar: ${refusalReason(error)}`,
  });

  // Leaving the list stops the export.
  useEffect(() => () => reading.current?.abort(), []);

  return {
    isExporting: isPending,
    /** How many bookings have been read so far. */
    readCount: readCount ?? 0,
    start: () => void change(part),
    stop: () => reading.current?.abort(),
  };
}
