import { useEffect } from 'react';
import { PrintHead } from '@/components/print/PrintHead';
import { PrintSheet } from '@/components/print/PrintSheet';
import { formatFullDay } from '@/domain/calendar/date-formats';
import type { Day } from '@/domain/calendar/dates';
import { formatEuros } from '@/domain/basics/money';
import { paymentMethodLabel } from '@/domain/payment/payment';
import { sumByMethod } from '@/domain/payment/sums';
import { takingsByMethod } from '@/domain/payment/words';
import type { Taking } from '@/queries/payments';

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
        <h1 className="mb-[4mm] text-[18pt]/[24pt]">{`Recebido, ${formatFullDay(day)}`}</h1>
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

/** The sums of what stands on the sheet. */
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
