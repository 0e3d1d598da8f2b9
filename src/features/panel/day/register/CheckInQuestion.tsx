import { useRef } from 'react';
import { Button } from '@/components/Button';
import { LinkButton } from '@/components/LinkButton';
import { Dialog } from '@/components/overlay/Dialog';
import { notReadySentence } from '@/domain/cleaning/room-ready';
import { MissingGuests } from '@/features/panel/register/MissingGuests';
import { unreadyIcon } from '@/features/panel/cleaning/unready-icon';
import { CheckInFact } from '@/features/panel/parts/CheckInFact';
import { adminBookingPath } from '@/lib/staff-paths';
import type { DayRow } from '@/domain/day/lists';
import type { DayEntry, DaySheet } from '@/queries/day-sheet';
import { OccupiedRoom, type OccupiedRoomProps } from '../OccupiedRoom';
import { useOpening } from '../return-focus';
import { unreadyRoom } from '../ready/arriving-room';
import { missingCount } from './registered';

export interface CheckInQuestionProps extends OccupiedRoomProps {
  sheet: DaySheet;
}

/** Whether there is something to ask before a guest is checked in (DAY-02, REG-03, CLEAN-04). */
export const isAskedFirst = ({ stay, occupant }: DayRow<DayEntry>, sheet: DaySheet): boolean =>
  occupant !== undefined ||
  unreadyRoom(stay, sheet) !== undefined ||
  missingCount(stay, sheet) !== null;

/**
 * The one question before a check-in: that the room is not free yet, that it is not ready, that
 * somebody of the stay is not registered. Of the last two it reminds: Enter goes on (REG-03, CLEAN-04).
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
  const isMissing = asked !== null && missingCount(asked.stay, sheet) !== null;
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
            {isMissing && <RegisterFirst stay={asked.stay} />}
            <Button ref={confirmRef} onClick={() => onConfirm(asked)} className="max-md:flex-1">
              Fazer check-in
            </Button>
          </>
        )
      }
    >
      {asked !== null && (
        <div className="m-4 grid gap-2 md:mx-5">
          <UnreadyRoom stay={asked.stay} sheet={sheet} />
          <Missing stay={asked.stay} sheet={sheet} />
        </div>
      )}
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

interface QuestionOfStay {
  stay: DayEntry;
  sheet: DaySheet;
}

function Missing({ stay, sheet }: QuestionOfStay) {
  const count = missingCount(stay, sheet);
  return count && <MissingGuests count={count} arrival={stay.check_in_date} />;
}

function UnreadyRoom({ stay, sheet }: QuestionOfStay) {
  const room = unreadyRoom(stay, sheet);
  if (room === undefined) return null;
  return (
    <CheckInFact icon={unreadyIcon(room.out_until)}>
      {notReadySentence(room.room_number, room, sheet.today)}
    </CheckInFact>
  );
}
