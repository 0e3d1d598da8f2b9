import { MailX } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { Button } from '@/components/Button';
import { countedBookings } from '@/domain/booking/group-state';
import { longMoment } from '@/domain/calendar/moments';
import { requestDeadline } from '@/domain/request/deadline';
import { canSplit } from '@/domain/stay-change/split';
import type {
  BookingChanges,
  ChangedBooking,
  ChangeResult,
} from '@/features/panel/booking-data/useBookingChanges';
import { InvoiceSection } from '@/features/panel/billing/InvoiceSection';
import { MailsOfBooking } from '@/features/panel/mail/MailsOfBooking';
import { DeadlineLine } from '@/features/panel/parts/DeadlineLine';
import { PaymentsSection } from '@/features/panel/payment/PaymentsSection';
import { useHouseTime } from '@/hooks/useHouseTime';
import { useToday } from '@/hooks/useToday';
import type { StaffBooking } from '@/queries/staff-bookings';
import { ArchiveSection } from './ArchiveSection';
import { BookingState } from './booking-head';
import { CancelledSection } from './CancelledSection';
import { ChangedElsewhere } from './ChangedElsewhere';
import { DepositSection } from '@/features/panel/deposit/DepositSection';
import { DeleteSection } from './DeleteSection';
import { EmailSwitches } from './EmailSwitches';
import { GuestData } from './guest/GuestData';
import { GuestMessage, GuestSection } from './guest/GuestSection';
import { MessagesOfGuest } from './guest/MessagesOfGuest';
import { HistorySection } from './HistorySection';
import { NotesSection } from './NotesSection';
import { BulletinNote } from '@/features/panel/register/BulletinNote';
import { StayGuests } from '@/features/panel/register/StayGuests';
import { Section } from '@/features/panel/parts/Section';
import { StatusChoice, StatusSheet } from './StatusChoice';
import { StayQuestion } from './StayQuestion';
import { GroupStaySummary, StaySection } from './StaySection';
import { useDialogKeys } from './useDialogKeys';
import { useSeenVersion } from './useSeenVersion';
import { useStayActions } from './useStayActions';
import type { WindowActs } from './useWindowActs';

const openAct = lazyPart(async () => import('./OpenAct'));

interface BookingDetailsProps {
  booking: StaffBooking;
  /** All of its group by room, or the booking alone. */
  group: readonly StaffBooking[];
  /** The backend has been asked since the window was opened. */
  isRead: boolean;
  changes: BookingChanges;
  acts: WindowActs;
  onStep: (bookingNumber: string) => void;
  onClose: () => void;
  /** On a phone the status buttons also open as a sheet over the window. */
  isChoosingStatus: boolean;
  onStatusChosen: () => void;
  onCancelAlike: (booking: StaffBooking) => void;
}

/** One booking: what is known of it on the left, what can be done on the right. */
export function BookingDetails({
  booking,
  group,
  isRead,
  changes,
  acts,
  onStep,
  onClose,
  isChoosingStatus,
  onStatusChosen,
  onCancelAlike,
}: BookingDetailsProps) {
  const [conflict, setConflict] = useState<ChangedBooking | null>(null);
  const seen = useSeenVersion(booking, isRead);
  const isGroup = booking.group_reference !== null;

  function show(result: ChangeResult): void {
    setConflict(result?.isConflict === true ? result : null);
  }

  const showResultOf = async (change: Promise<ChangeResult>) => show(await change);

  const stay = useStayActions({
    booking,
    group,
    changes,
    onChange: showResultOf,
    onCancel: (targets) => acts.begin({ kind: 'cancel', ids: targets.map(({ id }) => id) }),
    onLeaveEarly: (targets) => acts.begin({ kind: 'leave', ids: targets.map(({ id }) => id) }),
  });
  const { handleStatus, handleArchive } = stay;
  const choice = {
    booking,
    group,
    pending: stay.pendingStatus,
    all: stay.all,
    asksFirst: stay.asksFirst,
  };

  useEffect(() => {
    openAct.preload().catch(() => {
      // Opening a dialog tries again, and reports a failure.
    });
  }, []);

  const today = useToday();
  const handleAlter = () => acts.begin({ kind: 'alter' });
  const handleSplit =
    today !== null && canSplit(booking, today) ? () => acts.begin({ kind: 'split' }) : undefined;

  useDialogKeys({
    booking,
    group,
    changes,
    onStep,
    onStatus: handleStatus,
    onArchive: handleArchive,
    onAlter: handleAlter,
    onSplit: handleSplit,
    isActive: acts.act === null,
    onChange: showResultOf,
  });

  /** The e-mail is about the whole group, so it is marked as sent on each booking that it names. */
  async function handleSent(): Promise<boolean> {
    const unsent = countedBookings(group).filter(({ email_sent }) => !email_sent);
    const results = await Promise.all(unsent.map((one) => changes.setEmailSent(one, true)));
    const refused = results.find((result) => result?.isConflict) ?? null;
    show(refused);
    return refused === null && !results.includes(null);
  }

  return (
    <>
      <ChangedElsewhere
        booking={booking}
        conflict={conflict}
        before={seen.before}
        onDismiss={() => {
          setConflict(null);
          seen.dismiss();
        }}
      />
      <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 p-4 md:px-5 md:pt-4.5 md:pb-5">
          <BookingState booking={booking} group={group} className="mb-3 md:hidden" />
          {booking.status === 'cancelled' && <CancelledSection booking={booking} />}
          {isGroup && <GroupStaySummary group={group} />}
          <GuestSection booking={booking} group={group} onSent={handleSent} hasTimes={isGroup} />
          <StaySection
            booking={booking}
            onAlter={handleAlter}
            onSplit={handleSplit}
            onNight={
              booking.status === 'checked_in' ? () => acts.begin({ kind: 'night' }) : undefined
            }
          />
          {hasGuests(booking) && (
            <StayGuests
              key={booking.id}
              booking={booking}
              isActive={acts.act === null}
              onOpen={(person) => acts.begin({ kind: 'register', person })}
            />
          )}
          <GuestMessage message={booking.message} />
          <PaymentsSection booking={booking} />
          <DepositSection booking={booking} whole={booking.group_reference !== null} />
          <NotesSection booking={booking} onTheirsKept={seen.dismiss} />
          {booking.guest_email !== null && <MessagesOfGuest email={booking.guest_email} />}
          <HistorySection booking={booking} />
        </div>
        <div className="border-linha bg-sal p-4 max-lg:border-t md:px-5 md:pt-4.5 md:pb-5 lg:border-s">
          <Section title="Alterar estado">
            <AnswerDeadline booking={booking} />
            <StatusChoice {...choice} onSet={(status) => void handleStatus(status)} />
          </Section>
          {hasGuests(booking) && <BulletinNote bookingId={booking.id} />}
          <InvoiceSection key={booking.id} booking={booking} rooms={group.length} />
          <Section title="E-mails">
            <EmailSwitches
              booking={booking}
              onSent={(isSent) => showResultOf(changes.setEmailSent(booking, isSent))}
              onConfirmed={(isOn) => showResultOf(changes.setEmailConfirmed(booking, isOn))}
            />
            <MailsOfBooking group={group} />
          </Section>
          <ArchiveSection booking={booking} group={group} onSet={handleArchive} />
          <GuestData booking={booking} />
          {booking.status === 'pending' && !booking.archived && (
            <AlikeSection onCancel={() => onCancelAlike(booking)} />
          )}
          {group.every(({ archived }) => archived) && (
            <DeleteSection booking={booking} group={group} onDeleted={onClose} />
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
      {acts.act !== null && (
        <Suspense>
          <openAct.Part act={acts.act} end={acts.end} booking={booking} group={group} />
        </Suspense>
      )}
      <StayQuestion asked={stay.asked} onClose={stay.closeQuestion} />
    </>
  );
}

/** Nobody is registered for what is not a stay yet, or is none any more. */
const hasGuests = ({ status }: StaffBooking) => status !== 'pending' && status !== 'cancelled';

/** Opens the cancelling of all pending requests of one sender, meant for fake requests. */
function AlikeSection({ onCancel }: { onCancel: () => void }) {
  return (
    <Section title="Pedido suspeito">
      <Button variant="danger-outline" onClick={onCancel}>
        <MailX aria-hidden />
        Cancelar todas deste remetente
      </Button>
      <p className="mt-2 text-12 leading-4.25 text-tinta-2">
        Mostra primeiro quais são. Só cancela pedidos por responder.
      </p>
    </Section>
  );
}

/** The deadline for answering a request, with the times that the guest was told (CLOCK-02). */
function AnswerDeadline({ booking }: { booking: StaffBooking }) {
  const { now } = useHouseTime();
  const { status, answer_until, hold_until } = booking;
  const deadline = status === 'pending' ? requestDeadline({ answer_until, hold_until }, now) : null;
  if (deadline === null) return null;
  return (
    <div className="mb-2.5">
      <DeadlineLine deadline={deadline} />
      <p className="mt-0.5 text-12 leading-4.25 text-tinta-2 tabular-figures">
        {answer_until !== null && `Prometido ao hóspede: ${longMoment(answer_until)}. `}
        {hold_until !== null && `Sem resposta, caduca ${longMoment(hold_until)}.`}
      </p>
    </div>
  );
}
