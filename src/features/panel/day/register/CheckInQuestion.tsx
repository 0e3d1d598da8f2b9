import { useQueryClient } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { Dialog } from '@/components/overlay/Dialog';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { countWords } from '@/domain/register/day-register';
import { reportBy } from '@/domain/register/working-days';
import { adminBookingPath } from '@/lib/staff-paths';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { OccupiedRoom, type OccupiedRoomProps } from '../OccupiedRoom';
import { useOpening } from '../return-focus';
import { knownStayCount } from './useDayRegister';

export interface CheckInQuestionProps extends OccupiedRoomProps {
  sheet: DaySheet;
}

/**
 * The one question before a check-in: that the room is not free yet, or that somebody of the stay is
 * not registered. It reminds: Enter goes on (REG-03).
 */
export function CheckInQuestion({ sheet, ...question }: CheckInQuestionProps) {
  const { asked } = question;
  const isOfRoom = asked?.occupant !== undefined;
  return (
    <>
      <OccupiedRoom {...question} />
      <Reminder {...question} asked={isOfRoom ? null : asked} sheet={sheet} />
    </>
  );
}

function Reminder({ asked, sheet, onConfirm, onCancel }: CheckInQuestionProps) {
  const confirmRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={asked !== null}
      size="small"
      title={`Check-in de ${asked?.stay.guest_name}?`}
      initialFocus={confirmRef}
      onClose={onCancel}
      footer={
        asked !== null && (
          <>
            <Button variant="outline" onClick={onCancel}>
              Voltar
            </Button>
            <RegisterFirst stay={asked.stay} />
            <Button ref={confirmRef} onClick={() => onConfirm(asked)}>
              Fazer check-in
            </Button>
          </>
        )
      }
    >
      {asked !== null && <Missing stay={asked.stay} sheet={sheet} />}
    </Dialog>
  );
}

function RegisterFirst({ stay }: { stay: DayEntry }) {
  const opening = useOpening(stay.booking_number);
  return (
    <LinkButton
      variant="outline"
      to={adminBookingPath(stay.booking_number, 'registar')}
      {...opening}
    >
      Registar primeiro
    </LinkButton>
  );
}

function Missing({ stay, sheet }: { stay: DayEntry; sheet: DaySheet }) {
  const count = knownStayCount(useQueryClient(), stay, sheet);
  if (count === null) return null;
  return (
    <p className="m-4 flex items-center gap-2.5 rounded-field border border-linha px-3 py-2.25 tabular-figures md:mx-5">
      <IdCard className="size-4.5 flex-none text-ocre-800" aria-hidden />
      {`${countWords(count)}; boletim, se for de fora, até ${formatShortWeekdayAndDay(reportBy(stay.check_in_date))}`}
    </p>
  );
}
