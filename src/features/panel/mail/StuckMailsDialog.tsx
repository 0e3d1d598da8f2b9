import { Link } from 'react-router-dom';
import { Dialog } from '@/components/overlay/Dialog';
import type { MailServer } from '@/domain/mail/mail';
import { adminBookingPath } from '@/lib/staff-paths';
import type { StuckMail } from '@/queries/mails';
import { MailList } from './MailsOfBooking';

interface StuckMailsDialogProps {
  mails: readonly StuckMail[];
  server: MailServer;
  onClose: () => void;
}

/** The mails that are not being sent, each with what can be done (MAIL-03). */
export default function StuckMailsDialog({ mails, server, onClose }: StuckMailsDialogProps) {
  return (
    <Dialog
      isOpen
      size="fitted"
      title="E-mails parados"
      subtitle="Dos últimos sete dias"
      onClose={onClose}
    >
      <div className="p-4 md:px-5">
        {mails.length === 0 ? (
          <p className="text-tinta-2">Nenhum e-mail precisa de si.</p>
        ) : (
          <MailList
            mails={mails}
            server={server}
            whose={Object.fromEntries(
              mails.map((mail) => [mail.id, <Whose key={mail.id} mail={mail} />]),
            )}
          />
        )}
      </div>
    </Dialog>
  );
}

/** To whom a mail was to go, with the way to the booking it is about. */
function Whose({ mail }: { mail: StuckMail }) {
  if (mail.bookings === null) return <span className="text-tinta-2">{mail.recipient}</span>;
  const { booking_number, guest_name } = mail.bookings;
  return (
    <span className="block text-tinta-2">
      {guest_name},{' '}
      <Link to={adminBookingPath(booking_number)} className="text-link whitespace-nowrap">
        {booking_number}
      </Link>
    </span>
  );
}
