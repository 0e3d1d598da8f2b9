import { Suspense } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { roomsToCheckIn } from '@/domain/booking/group-state';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { asGuestLanguage } from '@/domain/language/guest-language';
import { Section } from '@/features/panel/parts/Section';
import type { WindowActs } from './useWindowActs';

// Who sleeps in the house comes after the booking itself, in chunks of its own.

const stayGuests = lazyPart(async () => import('@/features/panel/register/StayGuests'));
const bulletinNote = lazyPart(async () => import('@/features/panel/register/BulletinNote'));
const checkInReminder = lazyPart(
  async () => import('@/features/panel/register/CheckInReminder'),
  // It only reminds.
  { ifMissing: () => null },
);

/** Nobody is registered for what is not a stay yet, or is none any more. */
const hasGuests = ({ status }: StaffBooking) => status !== 'pending' && status !== 'cancelled';

/** A row of the list of guests, in pixels, kept free while it loads. */
const ROW_PX = 59;

/** The guests of a stay in the window of its booking (REG-03). */
export function StayRegisterPart({ booking, acts }: { booking: StaffBooking; acts: WindowActs }) {
  if (!hasGuests(booking)) return null;
  const { id, number_of_guests: guests } = booking;
  return (
    <Suspense
      fallback={
        <Section title="Hóspedes">
          <div style={{ height: guests * ROW_PX }} />
        </Section>
      }
    >
      <stayGuests.Part
        key={id}
        bookingId={id}
        room={booking.rooms?.room_number ?? ''}
        language={asGuestLanguage(booking.language)}
        guests={guests}
        isActive={acts.act === null}
        onOpen={(person) => acts.begin({ kind: 'register', person })}
      />
    </Suspense>
  );
}

/** What of the stay is to be reported, and until when (REG-04). */
export function BulletinPart({ booking }: { booking: StaffBooking }) {
  if (!hasGuests(booking)) return null;
  return (
    <Suspense fallback={null}>
      <bulletinNote.Part bookingId={booking.id} />
    </Suspense>
  );
}

interface CheckInReminderPartProps {
  /** The bookings that a status is set on at once. */
  stays: readonly StaffBooking[];
  /** All of their group, or the one alone. */
  group: readonly StaffBooking[];
  className: string;
}

/** Beside a check-in that may be made now: who is not registered yet (REG-03). */
export function CheckInReminderPart({ stays, group, className }: CheckInReminderPartProps) {
  const today = useToday();
  const arriving = today === null ? [] : roomsToCheckIn(stays, today);
  if (today === null || arriving.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <checkInReminder.Part stays={arriving} {...{ group, today, className }} />
    </Suspense>
  );
}
