import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '@/components/Button';
import { lazyWithPreload } from '@/components/lazy-with-preload';
import { PrintSheet } from '@/components/PrintSheet';
import { retryImport } from '@/lib/retry-import';
import type { ReportState } from './useReport';

const paper = lazyWithPreload(() => retryImport(async () => import('./ReportPaper')));

/** Puts the report on two sheets of paper (REP-04); the browser's own print command does the same. */
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
