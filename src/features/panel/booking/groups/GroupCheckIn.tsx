import { useState } from 'react';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/overlay/ConfirmDialog';
import { countLabel } from '@/domain/basics/text';
import { roomsToCheckIn } from '@/domain/booking/group-state';
import { guestsWords } from '@/domain/calendar/day-words';
import { addDays, type Day } from '@/domain/calendar/dates';
import { useBookingChanges } from '@/features/panel/booking-data/useBookingChanges';
import { asStaff } from '@/features/panel/change/as-staff';
import { sortedByRoom } from '@/features/panel/parts/sorted-by-room';
import type { StaffBooking } from '@/queries/staff-bookings';
import { listGuestsStillIn } from '@/queries/staff-group-bookings';
import { CheckInReminder } from '@/features/panel/register/CheckInReminder';

/** Guests who should have left before were forgotten: the day's lists do not name them either. */
const DAYS_REMEMBERED = 14;

interface GroupCheckInProps {
  bookings: readonly StaffBooking[];
  today: Day;
  /** The button has gone, or goes with the next reading. */
  onDone: () => void;
}

/**
 * 'Check-in' for all rooms of a group whose guests may check in, with one notice and one undo; asks
 * before rooms that others have not left (DAY-02). It renders nothing where none may.
 */
export function GroupCheckIn({ bookings, today, onDone }: GroupCheckInProps) {
  const changes = useBookingChanges();
  const [isBusy, setIsBusy] = useState(false);
  const [stillIn, setStillIn] = useState<readonly StaffBooking[]>([]);
  const rooms = roomsToCheckIn(bookings, today);

  async function checkIn() {
    setStillIn([]);
    setIsBusy(true);
    await changes.setStatus(rooms, { status: 'checked_in', openId: null });
    setIsBusy(false);
    onDone();
  }

  async function handlePress() {
    setIsBusy(true);
    const found = await whoIsStillIn(rooms, today);
    setIsBusy(false);
    if (found.length > 0) setStillIn(found);
    else await checkIn();
  }

  return (
    <>
      {(rooms.length > 0 || isBusy) && (
        <Button variant="outline" isBusy={isBusy} onClick={() => void handlePress()}>
          {`Check-in (${countLabel(rooms.length, { one: 'quarto', many: 'quartos' })})`}
        </Button>
      )}
      <CheckInReminder bookings={rooms} group={bookings} className="w-full text-13" />
      <ConfirmDialog
        isOpen={stillIn.length > 0}
        title={
          stillIn.length === 1
            ? `O quarto ${stillIn[0]?.rooms?.room_number} ainda está ocupado`
            : `${stillIn.length} quartos ainda estão ocupados`
        }
        confirmLabel="Check-in na mesma"
        cancelLabel="Voltar"
        onConfirm={() => void checkIn()}
        onCancel={() => setStillIn([])}
      >
        <p>Ainda não fez check-out:</p>
        <ul className="mt-1 list-inside list-disc">
          {stillIn.map(({ id, guest_name, number_of_guests, rooms: room }) => (
            <li key={id}>
              {`Quarto ${room?.room_number}: ${guest_name} (${guestsWords(number_of_guests)})`}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

/** Without an answer nobody is named: a tap checks in then, as it does in the day's list. */
async function whoIsStillIn(
  rooms: readonly StaffBooking[],
  today: Day,
): Promise<readonly StaffBooking[]> {
  try {
    const stays = await asStaff((client) =>
      listGuestsStillIn(client, {
        roomIds: rooms.map(({ room_id }) => room_id),
        since: addDays(today, -DAYS_REMEMBERED),
      }),
    );
    return sortedByRoom(stays);
  } catch {
    return [];
  }
}
