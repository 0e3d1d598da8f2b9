import { useState } from 'react';
import type { BookingStatus } from '@/domain/booking-status';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeResult, Conflict } from '../change-actions';
import type { BookingActions } from '../useBookingActions';
import { ArchiveSection } from './ArchiveSection';
import { BookingState } from './booking-head';
import { ChangedElsewhere } from './ChangedElsewhere';
import { DeleteSection } from './DeleteSection';
import { EmailSwitches } from './EmailSwitches';
import { GroupSummary } from './GroupSummary';
import { GuestMessage } from './GuestMessage';
import { GuestSection } from './GuestSection';
import { NotesSection } from './NotesSection';
import { Section } from './Section';
import { StatusButtons } from './StatusButtons';
import { StaySection } from './StaySection';
import { useWindowKeys } from './useWindowKeys';

interface BookingDetailsProps {
  booking: StaffBooking;
  /** All of its group by room, or the booking alone. */
  group: readonly StaffBooking[];
  actions: BookingActions;
  onStep: (bookingNumber: string) => void;
  onClose: () => void;
}

/** One booking: what is known of it on the left, what can be done on the right. */
export function BookingDetails({ booking, group, actions, onStep, onClose }: BookingDetailsProps) {
  const [pendingStatus, setPendingStatus] = useState<BookingStatus | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isGroup = booking.group_reference !== null;

  async function seeThrough(change: Promise<ChangeResult>): Promise<void> {
    const result = await change;
    setConflict(typeof result === 'object' ? result : null);
  }

  async function handleStatus(status: BookingStatus) {
    setPendingStatus(status);
    await seeThrough(actions.changeStatus(booking, status));
    setPendingStatus(null);
  }

  useWindowKeys({ booking, group, actions, onStep, onStatus: handleStatus, onChange: seeThrough });

  async function handleDelete() {
    const failure = await actions.remove(booking, group);
    if (failure === null) onClose();
    return failure;
  }

  return (
    <>
      <ChangedElsewhere booking={booking} conflict={conflict} onDismiss={() => setConflict(null)} />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 p-4 md:px-5 md:pt-4.5 md:pb-5">
          <BookingState booking={booking} group={group} className="mb-3 md:hidden" />
          {isGroup && <GroupSummary group={group} />}
          <GuestSection booking={booking} hasTimes={isGroup} />
          <StaySection booking={booking} />
          <GuestMessage message={booking.message} />
          <NotesSection booking={booking} onSave={actions.saveNotes} />
        </div>
        <div className="border-linha bg-sal p-4 max-lg:border-t md:px-5 md:pt-4.5 md:pb-5 lg:border-s">
          <Section title="Alterar estado">
            <StatusButtons
              current={booking.status}
              pending={pendingStatus}
              onSet={(status) => void handleStatus(status)}
            />
            {group.length > 1 && <OnlyThisOne booking={booking} othersCount={group.length - 1} />}
          </Section>
          <Section title="E-mails">
            <EmailSwitches
              booking={booking}
              onSent={(isSent) => seeThrough(actions.setEmailSent(booking, isSent))}
              onConfirmed={(isOn) => seeThrough(actions.setEmailConfirmed(booking, isOn))}
            />
          </Section>
          <ArchiveSection
            booking={booking}
            group={group}
            onSet={(isArchived) => actions.changeArchived(booking, isArchived)}
          />
          {group.every(({ archived }) => archived) && (
            <DeleteSection booking={booking} group={group} onDelete={handleDelete} />
          )}
        </div>
      </div>
    </>
  );
}

interface OnlyThisOneProps {
  booking: StaffBooking;
  othersCount: number;
}

/** Status, notes and e-mail flags act on the booking opened, not on its group (Decisions, Admin). */
function OnlyThisOne({ booking: { booking_number }, othersCount }: OnlyThisOneProps) {
  return (
    <p className="mt-2 text-12 leading-4.25 text-tinta-2">
      {`Aplica-se só à reserva ${booking_number}. `}
      {othersCount === 1
        ? 'A outra reserva do grupo fica como está.'
        : `As outras ${othersCount} do grupo ficam como estão.`}
    </p>
  );
}
