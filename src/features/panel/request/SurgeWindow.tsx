import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/overlay/Dialog';
import { bySender } from '@/domain/request/alike-requests';
import type { Day } from '@/domain/calendar/dates';
import type { RequestSurge } from '@/domain/request/request-surge';
import type { StaffBooking } from '@/queries/staff-bookings';
import { CancelAlike } from './CancelAlike';
import { sinceLabel } from './since-label';
import { sumLabel } from './sum-label';
import { RequestTable } from './RequestTable';

interface SurgeWindowProps {
  /** What is shown; null closes. */
  surge: RequestSurge<StaffBooking> | null;
  today: Day;
  onClose: () => void;
}

/** The requests of a surge by who sent them, each sender with the way to cancel all of theirs. */
export default function SurgeWindow({ surge, today, onClose }: SurgeWindowProps) {
  const [like, setLike] = useState<StaffBooking | null>(null);
  return (
    <>
      <Dialog
        isOpen={surge !== null}
        onClose={onClose}
        title="Pedidos por responder"
        subtitle={surge ? subtitleOf(surge, today) : undefined}
      >
        {surge !== null &&
          bySender(surge.bookings).map((sent) => (
            <section
              key={sent[0].guest_email}
              aria-label={senderOf(sent[0])}
              className="border-b border-linha px-4 py-3.5 last:border-0 md:px-5"
            >
              <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
                  {senderOf(sent[0])}
                  <span className="block text-13 font-normal text-tinta-2">{sumLabel(sent)}</span>
                </h3>
                <Button variant="danger-outline" onClick={() => setLike(sent[0])}>
                  <MailX aria-hidden />
                  Cancelar todas deste remetente
                </Button>
              </div>
              <RequestTable bookings={sent} isLinked />
            </section>
          ))}
      </Dialog>
      <CancelAlike like={like} onClose={() => setLike(null)} />
    </>
  );
}

const senderOf = ({ guest_email }: StaffBooking) => guest_email ?? 'Sem e-mail';

function subtitleOf({ bookings, since }: RequestSurge<StaffBooking>, today: Day): string {
  return `${sumLabel(bookings)}, desde ${sinceLabel(since, today)}`;
}
