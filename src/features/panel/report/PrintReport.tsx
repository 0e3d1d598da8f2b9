import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/Button';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { PrintSheet } from '@/components/print/PrintSheet';
import { retryImport } from '@/lib/retry-import';
import type { ReportState } from './useReport';

const paper = lazyWithPreload(() => retryImport(async () => import('./ReportPaper')));

/** Prints the report on two sheets at most (REP-04), as the browser's own print command does. */
export function PrintReport({ state }: { state: ReportState }) {
  const { report, rooms, roomsError, isOfLastPeriod } = state;
  const isReady = !isOfLastPeriod && (rooms !== null || roomsError !== null);
  const shown = isReady ? report : null;
  return (
    <>
      <Button
        variant="outline"
        disabled={shown === null}
        onClick={() => window.print()}
        className="max-md:gap-1! max-md:px-2!"
      >
        <Printer aria-hidden />
        Imprimir
      </Button>
      {shown !== null && (
        <PrintSheet>
          <Suspense>
            <paper.Part report={shown} rooms={rooms} />
          </Suspense>
        </PrintSheet>
      )}
    </>
  );
}
