import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { Dialog } from '@/components/overlay/Dialog';
import { MissingGuests } from '@/features/panel/register/MissingGuests';
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
 * not registered, or both. Of the register it reminds: Enter goes on (REG-03).
 */
export function CheckInQuestion({ sheet, ...question }: CheckInQuestionProps) {
  const { asked } = question;
  const isOfRoom = asked?.occupant !== undefined;
  return (
    <>
      <OccupiedRoom {...question}>
        {asked !== null && <Missing stay={asked.stay} sheet={sheet} />}
      </OccupiedRoom>
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
            {/* On a phone the two ways on share the row, and the cross goes back. */}
            <Button variant="outline" onClick={onCancel} className="max-md:hidden">
              Voltar
            </Button>
            <RegisterFirst stay={asked.stay} />
            <Button ref={confirmRef} onClick={() => onConfirm(asked)} className="max-md:flex-1">
              Fazer check-in
            </Button>
          </>
        )
      }
    >
      <div className="m-4 md:mx-5">
        {asked !== null && <Missing stay={asked.stay} sheet={sheet} />}
      </div>
    </Dialog>
  );
}

function RegisterFirst({ stay }: { stay: DayEntry }) {
  const opening = useOpening(stay.booking_number, 'step');
  return (
    <LinkButton
      variant="outline"
      to={adminBookingPath(stay.booking_number, 'registar')}
      {...opening}
      className="max-md:flex-1"
    >
      Registar primeiro
    </LinkButton>
  );
}

function Missing({ stay, sheet }: { stay: DayEntry; sheet: DaySheet }) {
  const count = knownStayCount(useQueryClient(), stay, sheet);
  if (count === null || count.registered === count.people) return null;
  return <MissingGuests count={count} arrival={stay.check_in_date} />;
}
