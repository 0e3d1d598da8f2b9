import { Printer } from 'lucide-react';
import { Button } from '@/components/Button';
import { PrintSheet } from '@/components/print/PrintSheet';
import type { Day } from '@/domain/calendar/dates';
import { useDaySheet } from '../useDaySheet';
import { DayPaper } from './DayPaper';

/** Puts the day on one sheet of paper (DAY-06); the browser's own print command does the same. */
export function PrintDay({ day }: { day: Day }) {
  const { data: sheet, isPlaceholderData } = useDaySheet(day);
  const isReady = sheet !== undefined && !isPlaceholderData;
  return (
    <>
      <Button
        variant="outline"
        disabled={!isReady}
        onClick={() => window.print()}
        className="max-md:size-11 max-md:px-0!"
      >
        <Printer aria-hidden />
        <span className="max-md:sr-only">Imprimir o dia</span>
      </Button>
      {isReady && (
        <PrintSheet>
          <DayPaper sheet={sheet} />
        </PrintSheet>
      )}
    </>
  );
}
