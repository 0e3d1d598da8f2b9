import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { ScrollAnchor } from '@/components/ScrollAnchor';
import { mailKindLabel, mailServer, stuckMailsTitle } from '@/domain/mail/mail';
import { WarningStrip } from '@/features/panel/parts/WarningStrip';
import { staffClient } from '@/lib/staff-client';
import { adminBookingPath } from '@/lib/staff-paths';
import { findMailSettings, listStuckMails, type StuckMail } from '@/queries/mails';
import { queryKeys } from '@/queries/query-keys';
import { MailList } from './MailsOfBooking';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Warns on the dashboard of mails that are not being sent, and lists them (MAIL-03). */
export default function StuckMails() {
  const { data } = useQuery({
    queryKey: [...queryKeys.mails, 'stuck'],
    queryFn: async () => {
      const client = staffClient();
      const since = new Date(Date.now() - WEEK_MS).toISOString();
      const [mails, settings] = await Promise.all([
        listStuckMails(client, since),
        findMailSettings(client),
      ]);
      return { mails, server: mailServer(settings, new Date()) };
    },
    meta: { log: 'listStuckMails' },
  });
  const [isOpen, setIsOpen] = useState(false);
  const mails = data?.mails ?? [];
  return (
    <>
      <ScrollAnchor contents={mails.length}>
        {mails.length > 0 && <StuckMailsStrip mails={mails} onOpen={() => setIsOpen(true)} />}
      </ScrollAnchor>
      {isOpen && data !== undefined && (
        <Dialog
          isOpen
          size="fitted"
          title="E-mails parados"
          subtitle="Dos últimos sete dias"
          onClose={() => setIsOpen(false)}
        >
          <div className="p-4 md:px-5">
            {mails.length === 0 ? (
              <p className="text-tinta-2">Nenhum e-mail precisa de si.</p>
            ) : (
              <MailList
                mails={mails}
                server={data.server}
                whose={Object.fromEntries(
                  mails.map((mail) => [mail.id, <Whose key={mail.id} mail={mail} />]),
                )}
              />
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

function StuckMailsStrip({ mails, onOpen }: { mails: readonly StuckMail[]; onOpen: () => void }) {
  const [first, ...others] = mails;
  if (first === undefined) return null;
  const more = others.length === 0 ? '' : ` e mais ${others.length}`;
  return (
    <WarningStrip
      icon={MailX}
      label="E-mails parados"
      title={stuckMailsTitle(mails)}
      action={
        <Button variant="quiet" className="flex-none underline!" onClick={onOpen}>
          {others.length === 0 ? 'Ver e-mail' : 'Ver e-mails'}
        </Button>
      }
    >
      <span className="wrap-anywhere">
        {`${first.bookings?.guest_name ?? first.recipient}, “${mailKindLabel(first.kind)}”${more}`}
      </span>
    </WarningStrip>
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
