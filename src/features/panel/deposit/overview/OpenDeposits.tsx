import { Hourglass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/EmptyState';
import { Tag } from '@/components/look/Tag';
import { PANEL_CARD } from '@/components/panel-styles';
import { formatEuros } from '@/domain/basics/money';
import { formatDayAndMonth } from '@/domain/calendar/date-formats';
import { deadlineWords } from '@/domain/deposit/deposit-words';
import { type OpenDeposit, roomsWords } from '@/domain/deposit/overview';
import { adminBookingPath } from '@/lib/staff-paths';

/** What guests have yet to pay, the nearest deadline first (DEPOSIT-01). */
export function OpenDeposits({ open }: { open: readonly OpenDeposit[] }) {
  if (open.length === 0) {
    return (
      <div className={PANEL_CARD}>
        <EmptyState title="Nada por pagar">
          Os sinais pedem-se na reserva, em «Pedir sinal».
        </EmptyState>
      </div>
    );
  }
  return (
    <section className={PANEL_CARD} aria-labelledby="sinais-por-pagar">
      <h2
        id="sinais-por-pagar"
        className="px-3.5 py-3.5 font-sans text-16 font-semibold tracking-normal md:px-4.5"
      >
        Por pagar
      </h2>
      <ul>
        {open.map((deposit) => (
          <li
            key={deposit.request}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-linha px-3.5 py-2.5 text-14 hover:bg-anil-50 md:px-4.5"
          >
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <Link
                to={adminBookingPath(deposit.booking_number)}
                className="font-semibold after:absolute after:inset-0"
              >
                {deposit.guest_name}
              </Link>
            </p>
            <b className="text-end font-bold tabular-figures">{formatEuros(deposit.amount)}</b>
            <div className="col-span-2 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-13 text-tinta-2 tabular-figures">
              <p>
                {[
                  deposit.booking_number,
                  roomsWords(deposit),
                  `chega a ${formatDayAndMonth(deposit.check_in_date)}`,
                ]
                  .filter((part) => part !== null)
                  .join(', ')}
              </p>
              {deposit.state === 'pending' ? (
                <Tag tone="soon" icon={Hourglass}>
                  Multibanco
                </Tag>
              ) : (
                <p>{`até ${deadlineWords(deposit.until)}`}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
