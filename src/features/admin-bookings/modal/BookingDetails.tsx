import { useState } from 'react';
import { countedBookings } from '@/domain/group-state';
import type { StaffBooking } from '@/queries/staff-bookings';
import type { ChangeResult, Conflict } from '../change-actions';
import type { BookingActions } from '../useBookingActions';
import { AlikeSection } from './AlikeSection';
import { ArchiveSection } from './ArchiveSection';
import { BookingState } from './booking-head';
import { ChangedElsewhere } from './ChangedElsewhere';
import { DeleteSection } from './DeleteSection';
import { EmailSwitches } from './EmailSwitches';
import { GroupSummary } from './GroupSummary';
import { GuestData } from './GuestData';
import { GuestMessage } from './GuestMessage';
import { GuestSection } from './GuestSection';
import { MessagesOfGuest } from './MessagesOfGuest';
import { NotesSection } from './NotesSection';
import { Section } from './Section';
import { StatusChoice } from './StatusChoice';
import { StatusSheet } from './StatusSheet';
import { StayQuestion } from './StayQuestion';
import { StaySection } from './StaySection';
import { useStayDeeds } from './useStayDeeds';
import { useWindowKeys } from './useWindowKeys';

interface BookingDetailsProps {
  booking: StaffBooking;
  /** All of its group by room, or the booking alone. */
  group: readonly StaffBooking[];
  actions: BookingActions;
  onStep: (bookingNumber: string) => void;
  onClose: () => void;
  /** On a phone the states are also a sheet over the window. */
  isChoosingStatus: boolean;
  onStatusChosen: () => void;
  onCancelAlike: (booking: StaffBooking) => void;
}

/** One booking: what is known of it on the left, what can be done on the right. */
export function BookingDetails({
  booking,
  group,
  actions,
  onStep,
  onClose,
  isChoosingStatus,
  onStatusChosen,
  onCancelAlike,
}: BookingDetailsProps) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isGroup = booking.group_reference !== null;

  function show(result: ChangeResult): void {
    setConflict(typeof result === 'object' ? result : null);
  }

  const seeThrough = async (change: Promise<ChangeResult>) => show(await change);

  const deeds = useStayDeeds({ booking, group, actions, onChange: seeThrough });
  const { handleStatus, handleArchive } = deeds;
  const choice = { booking, group, pending: deeds.pendingStatus, all: deeds.all };

  useWindowKeys({
    booking,
    group,
    actions,
    onStep,
    onStatus: handleStatus,
    onArchive: handleArchive,
    onChange: seeThrough,
  });

  /** The letter is about all of the group: it is ticked on each room that the letter names. */
  async function handleSent(): Promise<boolean> {
    const unsent = countedBookings(group).filter(({ email_sent }) => !email_sent);
    const results = await Promise.all(unsent.map((one) => actions.setEmailSent(one, true)));
    const trouble = results.find((result) => result !== 'done');
    show(trouble ?? 'done');
    return trouble === undefined;
  }

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
          <GuestSection booking={booking} group={group} onSent={handleSent} hasTimes={isGroup} />
          <StaySection booking={booking} />
          <GuestMessage message={booking.message} />
          <NotesSection booking={booking} onSave={actions.saveNotes} />
          <MessagesOfGuest email={booking.guest_email} />
        </div>
        <div className="border-linha bg-sal p-4 max-lg:border-t md:px-5 md:pt-4.5 md:pb-5 lg:border-s">
          <Section title="Alterar estado">
            <StatusChoice {...choice} onSet={(status) => void handleStatus(status)} />
          </Section>
          {booking.status === 'pending' && !booking.archived && (
            <AlikeSection onCancel={() => onCancelAlike(booking)} />
          )}
          <Section title="E-mails">
            <EmailSwitches
              booking={booking}
              onSent={(isSent) => seeThrough(actions.setEmailSent(booking, isSent))}
              onConfirmed={(isOn) => seeThrough(actions.setEmailConfirmed(booking, isOn))}
            />
          </Section>
          <ArchiveSection booking={booking} group={group} onSet={handleArchive} />
          <GuestData booking={booking} />
          {group.every(({ archived }) => archived) && (
            <DeleteSection booking={booking} group={group} onDelete={handleDelete} />
          )}
        </div>
      </div>
      <StatusSheet
        {...choice}
        isOpen={isChoosingStatus}
        onSet={(status) => {
          onStatusChosen();
          void handleStatus(status);
        }}
        onClose={onStatusChosen}
      />
      <StayQuestion asked={deeds.asked} onClose={deeds.closeQuestion} />
    </>
  );
}
