import * as t from '@messages/guest-page';
import { CalendarClock, TrainFront, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { hostel } from '@/copy/hostel';
import type { GuestStage, GuestSums } from '@/domain/booking/guest-stay';
import { longMoment } from '@/domain/calendar/moments';
import { formatEuros } from '@/domain/basics/money';
import type { GuestPageBooking } from '@/queries/guest-page';

interface HousePromiseProps {
  stage: GuestStage;
  first: Pick<GuestPageBooking, 'answer_until' | 'hold_until' | 'confirm_until'>;
  roomCount: number;
  sums: GuestSums;
  /** Whether the link of a mail has been opened. */
  isConfirmed: boolean;
}

/**
 * Until when the house has promised what; once the stay is confirmed, where the house is. CLOCK-02
 */
export function HousePromise({ stage, first, roomCount, sums, isConfirmed }: HousePromiseProps) {
  const { answer_until, hold_until, confirm_until } = first;
  if (stage === 'confirmed') {
    const { address, reception } = hostel;
    return (
      <Box icon={TrainFront}>
        {t.PROMISES.way}
        <b>{t.PROMISES.street(address.street, reception.metresToStation)}</b>.
        {sums.isPriced && <Small>{paymentWords(sums)}</Small>}
      </Box>
    );
  }
  if (stage !== 'in-review') return null;
  return (
    <Box icon={CalendarClock}>
      {answer_until === null ? (
        t.PROMISES.soon
      ) : (
        <>
          {t.PROMISES.answer}
          <b>{longMoment(answer_until)}</b>.
        </>
      )}
      {hold_until !== null && <Small>{t.PROMISES.hold(roomCount, longMoment(hold_until))}</Small>}
      {confirm_until !== null && !isConfirmed && (
        <Small>{t.PROMISES.confirmEmail(longMoment(confirm_until))}</Small>
      )}
    </Box>
  );
}

function paymentWords({ paid, due }: GuestSums): string {
  if (due <= 0) return t.PROMISES.allPaid;
  return paid > 0 ? t.PROMISES.restDue(formatEuros(due)) : t.PROMISES.payOnArrival;
}

function Box({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="mt-6 flex gap-3.5 rounded-e-field border-s-6 border-anil-600 bg-sal px-4 py-3.5 tabular-figures">
      <Icon className="mt-0.5 size-5.5 flex-none text-anil-600" aria-hidden />
      <p>{children}</p>
    </div>
  );
}

function Small({ children }: { children: string }) {
  return <span className="mt-0.5 block text-14 text-tinta-2">{children}</span>;
}
