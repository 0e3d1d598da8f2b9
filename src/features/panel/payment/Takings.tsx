import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/look/Skeleton';
import { PrintHead } from '@/components/print/PrintHead';
import { PrintSheet } from '@/components/print/PrintSheet';
import { formatEuros } from '@/domain/basics/money';
import { formatClock, formatFullDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { sumByMethod } from '@/domain/payment/sums';
import { NOT_A_BILL, takingsByMethod } from '@/domain/payment/words';
import { StillReading, type Reading } from '@/features/panel/kit/StillReading';
import { adminBookingPath } from '@/lib/staff-paths';
import type { Taking } from '@/queries/payments';
import { MethodMark } from './MethodMark';

interface TakingsListProps {
  takings: Reading & { data: readonly Taking[] | undefined };
}

/** The payments of a day one by one; each leads to its booking. */
export function TakingsList({ takings }: TakingsListProps) {
  if (takings.data === undefined) {
    return (
      <StillReading
        of={takings}
        title="Não foi possível carregar os pagamentos do dia"
        className="w-full"
      >
        <div className="w-full animate-breathe">
          <output className="sr-only">A carregar...</output>
          <Skeleton className="h-11" />
        </div>
      </StillReading>
    );
  }
  return (
    <ul aria-label="Pagamentos do dia" className="w-full border-t border-linha/60">
      {takings.data.map((taking) => (
        <TakingRow key={taking.id} taking={taking} />
      ))}
    </ul>
  );
}

function TakingRow({ taking }: { taking: Taking }) {
  const { bookings, method, amount, note } = taking;
  return (
    <li className="relative flex min-h-11 items-center gap-2.5 border-b border-linha/60 py-1.5 text-13 last:border-0 hover:bg-anil-50">
      <MethodMark method={method} className="text-tinta-2" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {bookings !== null && (
            <Link
              to={adminBookingPath(bookings.booking_number)}
              className="font-medium after:absolute after:inset-0"
            >
              {bookings.guest_name}
            </Link>
          )}
          {bookings?.rooms && (
            <span className="text-tinta-2">{`, quarto ${bookings.rooms.room_number}`}</span>
          )}
        </p>
        <p className="text-12 wrap-anywhere text-tinta-2">{takingDetail(taking)}</p>
        {note !== null && <p className="text-12 wrap-anywhere text-tinta-2">{note}</p>}
      </div>
      <span className="font-semibold whitespace-nowrap">{formatEuros(amount)}</span>
    </li>
  );
}

/** 'Dinheiro, registado às 10:14, por Marta'; a refund is 'Dinheiro (devolução), …'. */
function takingDetail({ method, amount, created_at, entered_name }: Taking): string {
  return [
    `${paymentMethodLabel(method)}${amount < 0 ? ' (devolução)' : ''}`,
    `registado às ${formatClock(created_at)}`,
    entered_name === null ? '' : `por ${entered_name}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface TakingsPaperProps {
  day: Day;
  takings: readonly Taking[];
  /** Called when the browser has printed the sheet, or printing was cancelled. */
  onPrinted: () => void;
}

/** The takings of a day on one sheet of paper: sums by method, each payment, room to sign (PAY-03). */
export function TakingsPaper({ day, takings, onPrinted }: TakingsPaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return (
    <PrintSheet>
      <article className="hidden text-[10.5pt]/[15pt] tabular-figures print:block">
        <PrintHead />
        <h1 className="text-[18pt]/[24pt]">{`Recebido, ${formatFullDay(day)}`}</h1>
        <p className="mb-[4mm] font-semibold">{NOT_A_BILL}.</p>
        <Sums takings={takings} />
        <table className="w-full border-collapse">
          <thead>
            <tr className="border-b text-start">
              {['Reserva', 'Hóspede', 'Quarto', 'Método', 'Por', 'Nota'].map((head) => (
                <th key={head} className="py-[1.5mm] pe-[3mm] text-start font-semibold">
                  {head}
                </th>
              ))}
              <th className="text-end font-semibold">Valor</th>
            </tr>
          </thead>
          <tbody>
            {takings.map((taking) => (
              <PaperRow key={taking.id} taking={taking} />
            ))}
          </tbody>
        </table>
        <p className="mt-[16mm] w-[70mm] border-t pt-[1.5mm]">Conferido por</p>
      </article>
    </PrintSheet>
  );
}

function Sums({ takings }: Pick<TakingsPaperProps, 'takings'>) {
  const { methods, total } = takingsByMethod(sumByMethod(takings));
  return (
    <dl className="mb-[6mm] flex flex-wrap gap-x-[8mm] gap-y-[1mm]">
      {methods.map(({ method, label, amount }) => (
        <div key={method}>
          <dt>{label}</dt>
          <dd className="font-semibold">{formatEuros(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd className="text-[13pt] font-bold">{formatEuros(total)}</dd>
      </div>
    </dl>
  );
}

function PaperRow({ taking }: { taking: Taking }) {
  const { bookings, method, amount, entered_name, note } = taking;
  return (
    <tr className="break-inside-avoid border-b border-linha">
      <td className="py-[1.5mm] pe-[3mm] whitespace-nowrap">{bookings?.booking_number}</td>
      <td className="pe-[3mm] wrap-anywhere">{bookings?.guest_name}</td>
      <td className="pe-[3mm]">{bookings?.rooms?.room_number}</td>
      <td className="pe-[3mm]">{paymentMethodLabel(method)}</td>
      <td className="pe-[3mm]">{entered_name}</td>
      <td className="pe-[3mm] wrap-anywhere">{note}</td>
      <td className="text-end whitespace-nowrap">{formatEuros(amount)}</td>
    </tr>
  );
}
