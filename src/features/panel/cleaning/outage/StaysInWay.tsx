import { TriangleAlert } from 'lucide-react';
import { LinkButton } from '@/components/LinkButton';
import { guestsWords } from '@/domain/calendar/day-words';
import { formatShortWeekdayAndDay } from '@/domain/calendar/date-formats';
import { endSentence } from '@/domain/calendar/short-dates';
import type { Day } from '@/domain/calendar/dates';
import { adminBookingPath } from '@/lib/staff-paths';
import type { AvailabilityStay } from '@/queries/availability-stays';

/** The stays that keep their nights while a room is closed, each with its ways out (CLEAN-03). */
export function StaysInWay({ stays, today }: { stays: readonly AvailabilityStay[]; today: Day }) {
  if (stays.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-field border border-ocre-400 bg-ocre-100 p-3.5 md:px-4">
      <TriangleAlert className="mt-0.5 size-5.5 flex-none text-ocre-800" aria-hidden />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-15 font-semibold tracking-normal text-ocre-800">
          {stays.length === 1 ? 'Uma estadia no caminho' : `${stays.length} estadias no caminho`}
        </h3>
        <ul className="mt-2 grid gap-3">
          {stays.map((stay) => (
            <li key={stay.id}>
              <p className="wrap-anywhere">
                <b className="font-semibold">{stay.guest_name}</b>
                {endSentence(`, ${guestsWords(stay.number_of_guests)}, ${daysOf(stay, today)}`)}
              </p>
              <p className="mt-2 flex flex-wrap gap-2">
                <LinkButton
                  variant="outline"
                  to={adminBookingPath(
                    stay.booking_number,
                    stay.status === 'checked_in' ? 'dividir' : 'alterar',
                  )}
                  aria-label={`Procurar outro quarto: ${stay.guest_name}`}
                >
                  Procurar outro quarto
                </LinkButton>
                <LinkButton
                  variant="outline"
                  to={adminBookingPath(stay.booking_number)}
                  aria-label={`Abrir a reserva: ${stay.guest_name}`}
                >
                  Abrir a reserva
                </LinkButton>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function daysOf({ check_in_date, check_out_date, status }: AvailabilityStay, today: Day): string {
  const leaves = `sai ${formatShortWeekdayAndDay(check_out_date)}`;
  if (status === 'checked_in') return `está em casa, ${leaves}`;
  const comes = check_in_date === today ? 'hoje' : formatShortWeekdayAndDay(check_in_date);
  return `entra ${comes}, ${leaves}`;
}
