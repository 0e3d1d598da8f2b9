import * as t from '@messages/booking-sending';
import { CalendarPlus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { saveFile } from '@/lib/save-file';
import { calendarOfRequest } from './calendar-of-request';
import type { SentRequest } from './booking-ticket';

interface TicketActionsProps {
  sent: SentRequest;
  onBookAgain: () => void;
}

/** The buttons below the ticket: first those that keep it, last the one that leaves it. */
export function TicketActions({ sent, onBookAgain }: TicketActionsProps) {
  const [isSaved, setIsSaved] = useState(false);

  function handleCalendar() {
    const { fileName, text } = calendarOfRequest(sent, new Date().toISOString());
    saveFile({ name: fileName, text, type: 'text/calendar' });
    setIsSaved(true);
  }

  return (
    <>
      <div className="mt-7.5 flex flex-wrap gap-3">
        <Button className="max-md:flex-auto" onClick={handleCalendar}>
          <CalendarPlus aria-hidden />
          {t.SAVE_TO_CALENDAR}
        </Button>
        <Button variant="outline" className="max-md:flex-auto" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t.PRINT}
        </Button>
        <Button variant="outline" className="max-md:flex-auto" onClick={onBookAgain}>
          {t.BOOK_AGAIN}
        </Button>
      </div>
      <output className="mt-3 block text-14 text-tinta-2 empty:hidden">
        {isSaved && t.FILE_SAVED}
      </output>
    </>
  );
}
